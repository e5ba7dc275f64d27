import { act, fireEvent, render, screen } from '@testing-library/react';
import { mutate } from 'swr';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useDrawerState } from '../../../../src/app/shell/drawer/use-drawer-state';

const storageKey = 'waymark:drawer';
let wide = true;
const listeners = new Set<() => void>();

beforeEach(async () => {
  wide = true;
  listeners.clear();
  localStorage.removeItem(storageKey);
  await mutate(() => true, undefined, { revalidate: false });
  // In a tab that nobody sees, nothing waits for a frame.
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    get matches() {
      return wide;
    },
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  }));
});

function resize(toWide: boolean): void {
  act(() => {
    wide = toWide;
    for (const listener of listeners) listener();
  });
}

/** What each render saw, in turn. */
function renderDrawer() {
  const seen: string[] = [];
  function Page() {
    const { wide: isWide, open, setOpen } = useDrawerState();
    const state = open === undefined ? 'loading' : `${isWide ? 'beside' : 'over'} ${open ? 'open' : 'shut'}`;
    if (seen.at(-1) !== state) seen.push(state);
    return (
      <>
        <output>{state}</output>
        <button type="button" onClick={() => setOpen(!open)}>
          Toggle
        </button>
        <input aria-label="Name" />
      </>
    );
  }
  return { seen, ...render(<Page />) };
}

const state = (): string | null => screen.getByRole('status').textContent;
const toggle = (): boolean => fireEvent.click(screen.getByRole('button', { name: 'Toggle' }));

describe('the state of the drawer', () => {
  it('is what the layout configuration says, where nobody has chosen yet', () => {
    const { seen } = renderDrawer();
    expect(seen).toEqual(['loading', 'beside open']);
  });

  it('is the choice of the last visit from the first picture on', () => {
    localStorage.setItem(storageKey, 'mini');
    const { seen, unmount } = renderDrawer();
    expect(seen).toEqual(['loading', 'beside shut']);
    toggle();
    expect(localStorage.getItem(storageKey)).toBe('open');
    unmount();
    expect(renderDrawer().seen).toEqual(['loading', 'beside open']);
  });

  it.each(['', 'closed', 'true', '{"open":false}', '__proto__', 'x'.repeat(500_000)])(
    'ignores a stored value that it does not know (%#)',
    (value) => {
      localStorage.setItem(storageKey, value);
      renderDrawer();
      expect(state()).toBe('beside open');
    },
  );

  it('works without a storage: the choice lasts as long as the page', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    renderDrawer();
    toggle();
    expect(state()).toBe('beside shut');
    resize(false);
    resize(true);
    expect(state()).toBe('beside shut');
  });

  it('is closed on a narrow viewport, where opening it is no choice for a wide one', () => {
    localStorage.setItem(storageKey, 'mini');
    wide = false;
    const { seen } = renderDrawer();
    toggle();
    resize(true);
    toggle();
    resize(false);
    expect(seen).toEqual(['loading', 'over shut', 'over open', 'beside shut', 'beside open', 'over shut']);
    expect(localStorage.getItem(storageKey)).toBe('open');
  });

  it('is closed over the page that a person goes back to, and stays as it is beside one', () => {
    renderDrawer();
    const goBack = () => act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    goBack();
    expect(state()).toBe('beside open');
    resize(false);
    toggle();
    expect(state()).toBe('over open');
    goBack();
    expect(state()).toBe('over shut');
  });

  it('forgets a press that the next frame would show, when something else comes in between', () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    vi.useFakeTimers();
    wide = false;
    const { seen } = renderDrawer();
    toggle();
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    act(() => void vi.advanceTimersByTime(100));
    toggle();
    act(() => void vi.advanceTimersByTime(100));
    expect(seen).toEqual(['loading', 'over shut', 'over open']);
    vi.useRealTimers();
  });

  it('begins anew when the cache is emptied, and with each session', async () => {
    const { unmount } = renderDrawer();
    await act(() => mutate(() => true, undefined, { revalidate: false }));
    expect(state()).toBe('beside open');
    unmount();
    wide = false;
    expect(renderDrawer().seen).toEqual(['loading', 'over shut']);
  });
});

describe('Ctrl+B', () => {
  const chord = { key: 'b', ctrlKey: true };

  it('opens and collapses the drawer, exactly that chord', () => {
    renderDrawer();
    for (const more of [{ shiftKey: true }, { altKey: true }, { metaKey: true }, { repeat: true }]) {
      fireEvent.keyDown(document.body, { ...chord, ...more });
    }
    expect(state()).toBe('beside open');
    expect(fireEvent.keyDown(document.body, chord)).toBe(false);
    expect(state()).toBe('beside shut');
  });

  it('is left to the browser while somebody types, and while a modal layer covers the page', () => {
    renderDrawer();
    expect(fireEvent.keyDown(screen.getByRole('textbox'), chord)).toBe(true);
    const modal = document.createElement('div');
    modal.setAttribute('aria-modal', 'true');
    document.body.append(modal);
    expect(fireEvent.keyDown(document.body, chord)).toBe(true);
    expect(state()).toBe('beside open');
    // The drawer's own layer does not keep it from closing.
    modal.dataset.slot = 'drawer';
    expect(fireEvent.keyDown(document.body, chord)).toBe(false);
    modal.remove();
  });
});
