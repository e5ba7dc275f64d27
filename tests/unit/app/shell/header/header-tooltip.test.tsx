import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HeaderTooltip } from '../../../../../src/app/shell/header/popovers';
import { stubResizeObserver } from '../../../../helpers/resize-observer';

const delayMs = 500;

beforeEach(() => {
  vi.useFakeTimers();
  stubResizeObserver();
});

const button = (isPopoverOpen: boolean) => (
  <HeaderTooltip label="Theme" disabled={isPopoverOpen}>
    <button type="button">Theme</button>
  </HeaderTooltip>
);
const hover = () =>
  act(async () => {
    fireEvent.pointerMove(screen.getByRole('button'), { pointerType: 'mouse' });
    await vi.advanceTimersByTimeAsync(delayMs + 1);
  });
const tooltip = () => document.querySelector('[data-slot="tooltip"]');

describe('the tooltip of a button that opens a popover', () => {
  it('stays hidden when the popover closes after a hover', async () => {
    const { rerender } = render(button(true));
    await hover();
    expect(tooltip()).toBeNull();
    rerender(button(false));
    expect(tooltip()).toBeNull();
  });

  it('stays hidden when the popover that replaced it closes', async () => {
    const { rerender } = render(button(false));
    await hover();
    expect(tooltip()).toHaveTextContent('Theme');
    rerender(button(true));
    expect(tooltip()).toBeNull();
    rerender(button(false));
    expect(tooltip()).toBeNull();
  });
});
