import { useState } from 'react';
import { JsonViewer, Select, VisuallyHidden } from 'waymark';
import { ownConnectionId } from '../../data/json-api/connection';
import type { TestResult } from './use-connection-test';
import { describeColumn } from '../../../rows/columns';
import { isObject, nameOfPointer, parsePointer, valueAt } from '../../../rows/json-pointer';
import { type RoleName, roleNames } from '../../../rows/roles';
import { countOf, optionsOf } from '../../lib/formats';
import { roleLabels } from './propose-connection';
import { useEditor } from './use-editor';

/** The one-word labels used in the tree. */
const markLabels: Record<RoleName, string> = { ...roleLabels, group: 'Group' };
const roleOptions = optionsOf<RoleName | ''>({ '': 'No role', ...roleLabels });

/** Returns the pointers of the rows' parents, the rows and the first row. */
function expandedTo(rows: string): readonly string[] {
  const keys = `${rows}/0`.replaceAll('/*', '/0').split('/');
  return keys.map((_, index) => keys.slice(0, index + 1).join('/'));
}

/**
 * The response as a tree in which rows and fields are marked. The user can select others, except in the response of
 * the site's own API.
 */
export function ResponseTree({ result: { response, rowSets } }: { result: TestResult }) {
  const { draft, chooseRows, chooseField } = useEditor();
  const isReadOnly = draft.id === ownConnectionId;
  const { rows, roles, columns } = draft;
  const [picked, setPicked] = useState<{ kind: 'rows' | 'field'; pointer: string } | null>(null);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set(expandedTo(rows ?? '')));

  const isRowSet = (pointer: string): boolean => rowSets.some((set) => set.pointer === pointer);
  /** Returns the pointer of a field within a row, or null. */
  const fieldOf = (pointer: string): string | null => {
    if (rows === null || !pointer.startsWith(`${rows}/`)) return null;
    const [, , ...keys] = pointer.slice(rows.length).split('/');
    return keys.length === 0 ? null : `/${keys.join('/')}`;
  };
  const roleOf = (field: string): RoleName | undefined => roleNames.find((role) => roles[role] === field);
  const nameOf = (field: string): string =>
    columns.find(({ pointer }) => pointer === field)?.name ?? nameOfPointer(field);

  /** Sets a role that fits the type of the field, or removes the field's role. */
  function pickField(field: string, row: string): void {
    const known = columns.find(({ pointer }) => pointer === field);
    const { type } =
      known ?? describeColumn(field, [valueAt(response.value, parsePointer(row) ?? [])].filter(isObject)).column;
    const suited = type === 'date' ? 'time' : type === 'number' ? 'value' : roles.group === null ? 'group' : 'label';
    setPicked({ kind: 'field', pointer: field });
    void chooseField(field, roleOf(field) === undefined ? suited : null);
  }

  function announcementOf({ kind, pointer }: NonNullable<typeof picked>): string {
    if (kind === 'field') {
      const role = roleOf(pointer);
      return `${nameOf(pointer)}: ${role === undefined ? 'no role' : roleLabels[role]}`;
    }
    const length = rowSets.find((set) => set.pointer === pointer)?.length ?? 0;
    return countOf(length, { singular: 'item is a row', plural: 'items are rows' });
  }

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 text-caption text-muted">
          <bdi>
            {isReadOnly
              ? 'The marked list has the rows.'
              : 'Select a list to use its items as rows, or a field of a row to give it a role.'}
          </bdi>
        </p>
        {picked?.kind === 'field' && (
          <div className="flex min-w-0 items-center gap-2">
            <span id="picked-role" className="min-w-0 text-caption wrap-anywhere">
              Role of <bdi>{nameOf(picked.pointer)}</bdi>
            </span>
            <Select
              size="sm"
              aria-labelledby="picked-role"
              classNames={{ control: 'max-w-32' }}
              options={roleOptions}
              value={roleOf(picked.pointer) ?? ''}
              onValueChange={(role) => void chooseField(picked.pointer, role || null)}
            />
          </div>
        )}
      </div>
      <VisuallyHidden role="status">{picked === null ? '' : announcementOf(picked)}</VisuallyHidden>
      <JsonViewer
        aria-label="Response"
        value={response.value}
        omitted={response.omitted}
        expanded={expanded}
        onExpandedChange={setExpanded}
        className="max-h-128 overflow-auto"
        marks={
          rows === null
            ? []
            : [
                { pointer: rows, label: 'Rows', tone: 'secondary' },
                ...roleNames.flatMap((role) =>
                  roles[role] === null
                    ? []
                    : [{ pointer: `${rows}/*${roles[role]}`, label: markLabels[role], tone: 'secondary' as const }],
                ),
              ]
        }
        isActivatable={(pointer) => !isReadOnly && (isRowSet(pointer) || fieldOf(pointer) !== null)}
        onActivate={(pointer) => {
          const field = fieldOf(pointer);
          if (isRowSet(pointer)) {
            setPicked({ kind: 'rows', pointer });
            // Expand the first row of the other list; focus does not move.
            setExpanded((before) => new Set([...before, ...expandedTo(pointer)]));
            void chooseRows(pointer);
          } else if (field !== null) pickField(field, pointer.slice(0, -field.length));
        }}
      />
    </div>
  );
}
