'use client';

import { Plus } from 'lucide-react';
import { Button } from '../../controls/button';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { useLabels } from '../../providers/labels';
import { editKey } from './cell-edits';
import { dataGridEditorLabels } from './editor-labels';
import { useGridColumns, useGridView } from './grid-context';
import type { ToolProps } from './grid-look';

export interface DataGridAddRowProps extends ToolProps {
  /**
   * Called when the user clicks the button. Add a row to `data` at the position where it should appear, and return its
   * id or a promise that resolves to the id.
   */
  onAdd: () => string | Promise<string>;
}

/** A button that adds a row and opens the field of its first editable cell. All props apply to the button. */
export function DataGridAddRow({ onAdd, onClick, className, children, ...props }: DataGridAddRowProps) {
  const text = useLabels(dataGridEditorLabels);
  const { views } = useGridColumns('DataGridAddRow');
  const { edits } = useGridView('DataGridAddRow');
  async function add(): Promise<void> {
    const id = await onAdd();
    const first = views.find(({ column }) => column.editable);
    if (first) edits.set(editKey(id, first.id), { isOpen: true });
  }
  return (
    <Button
      data-slot="data-grid-add-row"
      variant="plain"
      size="sm"
      start={<Plus />}
      className={className}
      {...props}
      onClick={composeEventHandlers(onClick, () => void add())}
    >
      {children ?? text('addRow')}
    </Button>
  );
}
