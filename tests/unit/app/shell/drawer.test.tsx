import { fireEvent, render, screen } from '@testing-library/react';

import { MemoryRouter, useNavigate } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DrawerToggle, useDrawer } from 'waymark';
import { queryClient } from '../../../../src/app/data/query-client';
import { DrawerShell, useMenuState } from '../../../../src/app/shell/drawer';
import { stubMatchMedia } from '../../../helpers/match-media';

const storageKey = 'waymark:drawer';
let isWide = true;
let media: ReturnType<typeof stubMatchMedia>;

beforeEach(() => {
  isWide = true;
  queryClient.clear();
  media = stubMatchMedia(() => isWide);
});

function resize(toWide: boolean): void {
  isWide = toWide;
  media.change();
}

/** Renders the shell and returns the sequence of rendered drawer states, without repetitions. */
function renderShell() {
  const states: string[] = [];
  function Page() {
    const { variant, state, setOpen } = useDrawer();
    const navigate = useNavigate();
    const cached = useMenuState('isDashboardDrawerOpened');
    const current = `${variant} ${state}`;
    if (states.at(-1) !== current) states.push(current);
    return (
      <>
        <output>{current}</output>
        <p>{cached ? 'cached as open' : 'cached as closed'}</p>
        <button type="button" onClick={() => setOpen(state !== 'open')}>
          Toggle
        </button>
        <button type="button" onClick={() => void navigate('/other')}>
          Go
        </button>
        <DrawerToggle aria-label="Menu" />
        <input aria-label="Name" />
      </>
    );
  }
  return {
    states,
    ...render(
      <MemoryRouter>
        <DrawerShell>
          <Page />
        </DrawerShell>
      </MemoryRouter>,
    ),
  };
}

const state = (): string | null => screen.getByRole('status').textContent;
const toggle = (): boolean => fireEvent.click(screen.getByRole('button', { name: 'Toggle' }));

describe('the drawer of a wide viewport', () => {
  it('starts in the state of the layout configuration', () => {
    expect(renderShell().states).toEqual(['permanent open']);
  });

  it('starts with the choice from the last visit', () => {
    localStorage.setItem(storageKey, 'mini');
    const { states, unmount } = renderShell();
    expect(states).toEqual(['permanent mini']);
    toggle();
    expect(localStorage.getItem(storageKey)).toBe('open');
    unmount();
    expect(renderShell().states).toEqual(['permanent open']);
  });

  it.each(['', 'closed', 'true', '{"open":false}', '__proto__', 'x'.repeat(500_000)])(
    'ignores an unknown stored value (%#)',
    (value) => {
      localStorage.setItem(storageKey, value);
      expect(renderShell().states).toEqual(['permanent open']);
    },
  );

  it('keeps the choice until a reload if storage is disabled', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    renderShell();
    toggle();
    expect(state()).toBe('permanent mini');
    resize(false);
    resize(true);
    expect(state()).toBe('permanent mini');
  });

  it('does not change on navigation', () => {
    renderShell();
    fireEvent.click(screen.getByRole('button', { name: 'Go' }));
    expect(state()).toBe('permanent open');
  });
});

describe('the drawer of a narrow viewport', () => {
  it('starts closed and keeps the choice for wide viewports', () => {
    localStorage.setItem(storageKey, 'mini');
    isWide = false;
    renderShell();
    expect(state()).toBe('modal closed');
    toggle();
    expect(state()).toBe('modal open');
    expect(localStorage.getItem(storageKey)).toBe('mini');
    resize(true);
    expect(state()).toBe('permanent mini');
    resize(false);
    expect(state()).toBe('modal closed');
  });

  it('closes on navigation', () => {
    isWide = false;
    renderShell();
    toggle();
    fireEvent.click(screen.getByRole('button', { name: 'Go' }));
    expect(state()).toBe('modal closed');
  });
});

describe('Ctrl+B', () => {
  const chord = { key: 'b', ctrlKey: true };

  it('does nothing while the user types or another modal layer covers the page', () => {
    renderShell();
    expect(fireEvent.keyDown(screen.getByRole('textbox'), chord)).toBe(true);
    const modal = document.createElement('div');
    modal.dataset.slot = 'modal-layer';
    modal.dataset.state = 'open';
    document.body.append(modal);
    expect(fireEvent.keyDown(document.body, chord)).toBe(true);
    expect(state()).toBe('permanent open');
    modal.dataset.state = 'closed';
    expect(fireEvent.keyDown(document.body, chord)).toBe(false);
    modal.remove();
  });
});
