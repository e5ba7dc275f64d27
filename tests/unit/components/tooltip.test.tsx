import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Popover, PopoverContent, PopoverTrigger, Tooltip, useTooltipOnDemand } from 'waymark';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubResizeObserver } from '../../helpers/resize-observer';

const delayMs = 500;

beforeEach(() => {
  vi.useFakeTimers();
  stubResizeObserver();
});

const rest = () => act(() => vi.advanceTimersByTimeAsync(delayMs + 1));
const hover = async (element: Element) => {
  fireEvent.pointerEnter(element, { pointerType: 'mouse' });
  fireEvent.pointerMove(element, { pointerType: 'mouse' });
  await rest();
};
const tooltips = () => [...document.querySelectorAll('[data-slot="tooltip"]')].map(({ textContent }) => textContent);

describe('the tooltip of a button that opens a popover', () => {
  function ThemeButton() {
    const [open, setOpen] = useState(false);
    return (
      <Popover open={open} onOpenChange={setOpen}>
        <Tooltip label="Theme">
          <PopoverTrigger>Theme</PopoverTrigger>
        </Tooltip>
        <PopoverContent aria-label="Theme">Dark</PopoverContent>
      </Popover>
    );
  }

  it('stays hidden while the popover is open, and after it has closed', async () => {
    render(<ThemeButton />);
    const button = screen.getByRole('button');
    fireEvent.click(button);
    await hover(button);
    expect(tooltips()).toEqual([]);
    fireEvent.click(button);
    await rest();
    expect(tooltips()).toEqual([]);
  });

  it('is replaced by the popover', async () => {
    render(<ThemeButton />);
    const button = screen.getByRole('button');
    await hover(button);
    expect(tooltips()).toEqual(['Theme']);
    fireEvent.click(button);
    expect(tooltips()).toEqual([]);
    fireEvent.click(button);
    await rest();
    expect(tooltips()).toEqual([]);
  });
});

describe('a tooltip on demand', () => {
  function List() {
    const { show, tooltip } = useTooltipOnDemand();
    return (
      <>
        {['first', 'second'].map((name) => (
          <button
            key={name}
            type="button"
            onPointerEnter={(event) => show(event.currentTarget, `the ${name}`, event.nativeEvent)}
          >
            {name}
          </button>
        ))}
        {tooltip}
      </>
    );
  }

  it('opens after the delay of other tooltips, also if the pointer does not move again', async () => {
    render(<List />);
    fireEvent.pointerEnter(screen.getByText('first'), { pointerType: 'mouse' });
    await act(() => vi.advanceTimersByTimeAsync(delayMs - 1));
    expect(tooltips()).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(2));
    expect(tooltips()).toEqual(['the first']);
  });

  it('does not open for an element that the pointer has left', async () => {
    render(<List />);
    fireEvent.pointerEnter(screen.getByText('first'), { pointerType: 'mouse' });
    fireEvent.pointerLeave(screen.getByText('first'), { pointerType: 'mouse' });
    await hover(screen.getByText('second'));
    expect(tooltips()).toEqual(['the second']);
  });

  it('does not open for touch, and closes on a click', async () => {
    render(<List />);
    fireEvent.pointerEnter(screen.getByText('first'), { pointerType: 'touch' });
    await rest();
    expect(tooltips()).toEqual([]);
    await hover(screen.getByText('second'));
    expect(tooltips()).toEqual(['the second']);
    fireEvent.click(screen.getByText('second'));
    expect(tooltips()).toEqual([]);
  });
});
