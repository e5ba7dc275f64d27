import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  ContextMenu,
  ContextMenuContent,
  ContextMenuTrigger,
  HoverCard,
  HoverCardContent,
  HoverCardTrigger,
  MenuItem,
} from 'waymark';

beforeEach(() => void vi.useFakeTimers());

const wait = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

function renderMenu(): HTMLElement {
  render(
    <ContextMenu>
      <ContextMenuTrigger>Report</ContextMenuTrigger>
      <ContextMenuContent aria-label="Report">
        <MenuItem>Duplicate</MenuItem>
      </ContextMenuContent>
    </ContextMenu>,
  );
  return screen.getByText('Report');
}

it('opens a context menu on a long press, unless the finger moves', () => {
  const area = renderMenu();
  const touch = { pointerType: 'touch', clientX: 20, clientY: 30 };
  fireEvent.pointerDown(area, touch);
  fireEvent.pointerMove(area, { ...touch, clientY: 80 });
  wait(1000);
  expect(screen.queryByRole('menu')).toBeNull();
  fireEvent.pointerDown(area, touch);
  fireEvent.pointerMove(area, { ...touch, clientY: 32 });
  wait(1000);
  expect(screen.getByRole('menu', { name: 'Report' })).toBeInTheDocument();
});

it('opens a hover card after a delay, keeps it under the pointer, and ignores touch', () => {
  render(
    <HoverCard openDelay={500}>
      <HoverCardTrigger href="#there">Ada Fischer</HoverCardTrigger>
      <HoverCardContent>Owns four connections.</HoverCardContent>
    </HoverCard>,
  );
  const link = screen.getByRole('link', { name: 'Ada Fischer' });
  const card = (): HTMLElement | null => screen.queryByText('Owns four connections.');
  fireEvent.pointerEnter(link, { pointerType: 'touch' });
  wait(1000);
  expect(card()).toBeNull();
  fireEvent.pointerEnter(link, { pointerType: 'mouse' });
  wait(400);
  expect(card()).toBeNull();
  wait(200);
  fireEvent.pointerLeave(link, { pointerType: 'mouse' });
  fireEvent.pointerEnter(card() as HTMLElement, { pointerType: 'mouse' });
  wait(1000);
  expect(card()).not.toBeNull();
  fireEvent.pointerLeave(card() as HTMLElement, { pointerType: 'mouse' });
  wait(1000);
  expect(card()).toBeNull();
});
