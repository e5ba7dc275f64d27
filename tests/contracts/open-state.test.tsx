import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, createElement, type ReactElement, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CommandPalette, ConfirmDialog } from 'waymark';
import { type OpenState, openStates } from './table/open-state';

const all = Object.entries(openStates).map(([name, row]) => ({ name, row }));

/** Clicks without focusing first: Safari does not focus a clicked button. */
const clickTrigger = (): boolean => fireEvent.click(screen.getByRole('button', { name: 'Trigger' }));

const content = ({ selector }: OpenState): Element | null => document.querySelector(selector);

describe.each(all.filter(({ row }) => !row.hasNoTrigger))('the trigger of $name', ({ row }) => {
  it('opens it and calls `onOpenChange`', () => {
    const onOpenChange = vi.fn();
    render(row.render({ onOpenChange }));
    expect(content(row)).toBeNull();
    clickTrigger();
    expect(onOpenChange).toHaveBeenLastCalledWith(true);
    expect(content(row)).not.toBeNull();
  });

  it('calls `onOpenChange` but stays closed if the consumer keeps it closed', () => {
    const onOpenChange = vi.fn();
    render(row.render({ open: false, onOpenChange }));
    clickTrigger();
    expect(onOpenChange.mock.calls).toEqual([[true]]);
    expect(content(row)).toBeNull();
  });
});

describe.each(all.filter(({ row }) => !row.hasNoTrigger))('the focus after $name has closed', ({ row }) => {
  const withMain = (element: ReactElement) => <main tabIndex={-1}>{element}</main>;

  it('returns to the trigger after a click outside', async () => {
    render(withMain(row.render({})));
    clickTrigger();
    // The scrim of a modal layer covers the page. Without one, the click focuses the main content.
    await userEvent.click(document.querySelector('[data-slot="modal-scrim"]') ?? screen.getByRole('main'));
    expect(content(row)).toBeNull();
    expect(screen.getByRole('button', { name: 'Trigger' })).toHaveFocus();
  });

  it('moves to the main content when the trigger is removed', () => {
    const { rerender } = render(withMain(row.render({})));
    clickTrigger();
    rerender(withMain(row.render({}, {}, false)));
    if (content(row)) fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(content(row)).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe.each([
  ['CommandPalette', CommandPalette, { commands: [] }],
  ['ConfirmDialog', ConfirmDialog, { title: 'Disconnect?', description: 'Reports end.', onConfirm: () => undefined }],
] as const)('the focus after %s, which has no trigger, has closed', (_name, component, props) => {
  function Page() {
    const [open, onOpenChange] = useState(false);
    return (
      <>
        <button>First on the page</button>
        <button onClick={() => onOpenChange(true)}>Trigger</button>
        {createElement(component as ComponentType<object>, Object.assign({ open, onOpenChange }, props))}
      </>
    );
  }

  it('returns to the clicked button', () => {
    render(<Page />);
    clickTrigger();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(screen.getByRole('button', { name: 'Trigger' })).toHaveFocus();
  });
});

describe.each(all)('the open state of $name', ({ row }) => {
  it('follows the controlled value', () => {
    const { rerender } = render(row.render({ open: false }));
    expect(content(row)).toBeNull();
    rerender(row.render({ open: true }));
    expect(content(row)).not.toBeNull();
  });

  it('stays open on Escape if the consumer keeps it open', () => {
    const onOpenChange = vi.fn();
    render(row.render({ open: true, onOpenChange }));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(onOpenChange).toHaveBeenLastCalledWith(false);
    expect(content(row)).not.toBeNull();
  });

  it('stays open if `onEscapeKeyDown` prevents the default', () => {
    const onOpenChange = vi.fn();
    render(row.render({ defaultOpen: true, onOpenChange }, { onEscapeKeyDown: (event) => event.preventDefault() }));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(content(row)).not.toBeNull();
  });
});
