import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  Button,
  Dialog,
  DialogContent,
  DialogTitle,
  Menu,
  MenuContent,
  MenuItem,
  MenuTrigger,
  Popover,
  PopoverContent,
  PopoverTrigger,
} from 'waymark';

const onAction = vi.fn();

const layers: [string, ReactNode][] = [
  [
    'popover',
    <Popover key="popover" defaultOpen>
      <PopoverTrigger>Open</PopoverTrigger>
      <PopoverContent aria-label="Details">
        <Button onClick={onAction}>Action</Button>
      </PopoverContent>
    </Popover>,
  ],
  [
    'menu',
    <Menu key="menu" defaultOpen>
      <MenuTrigger>Open</MenuTrigger>
      <MenuContent>
        <MenuItem onSelect={onAction}>Action</MenuItem>
      </MenuContent>
    </Menu>,
  ],
  [
    'dialog',
    <Dialog key="dialog" defaultOpen>
      <DialogContent>
        <DialogTitle>Details</DialogTitle>
        <Button onClick={onAction}>Action</Button>
      </DialogContent>
    </Dialog>,
  ],
];

describe('above a modal layer of another library, which turns off the pointer events of the body', () => {
  const style = document.createElement('style');

  beforeEach(() => {
    // The rule of this class in the style sheet, which jsdom does not load.
    style.textContent = '.pointer-events-auto { pointer-events: auto }';
    document.head.append(style);
    document.body.style.pointerEvents = 'none';
  });

  afterEach(() => {
    style.remove();
    document.body.style.pointerEvents = '';
    onAction.mockClear();
  });

  it.each(layers)('the content of a %s can be clicked', async (_name, layer) => {
    render(layer);
    await userEvent.click(await screen.findByText('Action'));
    expect(onAction).toHaveBeenCalledOnce();
  });
});
