import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { type OpenState, openStates } from './table/open-state';

const all = Object.entries(openStates).map(([name, row]) => ({ name, row }));

function clickTrigger(): void {
  const trigger = screen.getByRole('button', { name: 'Trigger' });
  act(() => trigger.focus());
  fireEvent.click(trigger);
}

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

  it('calls `onOpenChange` and stays closed when the consumer keeps it closed', () => {
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
    // Radix ignores the press that opened the layer.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    // The scrim of a modal layer covers the page.
    const outside = document.querySelector('[data-slot="modal-scrim"]') ?? document.body;
    fireEvent.pointerDown(outside, { pointerType: 'mouse' });
    fireEvent.click(outside);
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

describe.each(all)('the open state of $name', ({ row }) => {
  it('follows the controlled value', () => {
    const { rerender } = render(row.render({ open: false }));
    expect(content(row)).toBeNull();
    rerender(row.render({ open: true }));
    expect(content(row)).not.toBeNull();
  });

  it('stays open on Escape when the consumer keeps it open', () => {
    const onOpenChange = vi.fn();
    render(row.render({ open: true, onOpenChange }));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(onOpenChange).toHaveBeenLastCalledWith(false);
    expect(content(row)).not.toBeNull();
  });

  it('stays open when `onEscapeKeyDown` prevents the default', () => {
    const onOpenChange = vi.fn();
    render(row.render({ defaultOpen: true, onOpenChange }, { onEscapeKeyDown: (event) => event.preventDefault() }));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(content(row)).not.toBeNull();
  });
});
