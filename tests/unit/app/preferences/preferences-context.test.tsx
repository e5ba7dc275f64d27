import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { englishLabels, LabelsProvider, Toaster, ToastProvider } from 'waymark';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ColorModeButton } from '../../../../src/app/shell/header/color-mode-button';
import { storageKey } from '../../../../src/app/preferences/preferences';
import { PreferencesProvider, usePreferences } from '../../../../src/app/preferences/preferences-context';
import { PreferencesNotice } from '../../../../src/app/preferences/preferences-notice';

function stubSystem(ground: 'light' | 'dark'): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === `(prefers-color-scheme: ${ground})`,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

beforeEach(() => {
  localStorage.clear();
  stubSystem('light');
});
afterEach(() => localStorage.clear());

const root = document.documentElement;
const renderPage = vi.fn();

function Page() {
  renderPage();
  return <p>The page</p>;
}

function show() {
  renderPage.mockClear();
  return render(
    <LabelsProvider labels={englishLabels}>
      <PreferencesProvider>
        <ToastProvider>
          <PreferencesNotice />
          <ColorModeButton />
          <Page />
          <Toaster />
        </ToastProvider>
      </PreferencesProvider>
    </LabelsProvider>,
  );
}

it('one press changes between light and dark, says what the next press does, and renders nothing of the page', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
  expect(root).toHaveAttribute('data-theme', 'dark');
  await userEvent.click(screen.getByRole('button', { name: 'Switch to light mode' }));
  expect(root).toHaveAttribute('data-theme', 'light');
  expect(screen.getByRole('button', { name: 'Switch to dark mode' })).toHaveFocus();
  expect(renderPage).toHaveBeenCalledTimes(1);
});

it('from the choice of the system a press leads to the opposite of what shows', async () => {
  stubSystem('dark');
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Switch to light mode' }));
  expect(root).toHaveAttribute('data-theme', 'light');
});

it('Fault 13: storage that refuses is spoken of once, and only when something was to be stored', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  show();
  const notices = () => screen.queryAllByText('Your settings cannot be saved');
  expect(notices()).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
  expect(root).toHaveAttribute('data-theme', 'dark');
  expect(notices()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await userEvent.click(screen.getByRole('button', { name: 'Switch to light mode' }));
  expect(root).toHaveAttribute('data-theme', 'light');
  expect(notices()).toHaveLength(0);
});

it('Fault 24: in strict mode there is one listener for the other tabs, and none afterwards', () => {
  const listeners = new Set<unknown>();
  const add = vi.spyOn(window, 'addEventListener').mockImplementation((type, listener) => {
    if (type === 'storage') listeners.add(listener);
  });
  const remove = vi.spyOn(window, 'removeEventListener').mockImplementation((type, listener) => {
    if (type === 'storage') listeners.delete(listener);
  });
  const { unmount } = render(
    <StrictMode>
      <PreferencesProvider>
        <ColorModeButton />
      </PreferencesProvider>
    </StrictMode>,
  );
  expect(listeners.size).toBe(1);
  unmount();
  expect(listeners.size).toBe(0);
  add.mockRestore();
  remove.mockRestore();
});

it('a change in another tab shows', () => {
  show();
  localStorage.setItem(storageKey, '{"direction":"rtl","borderRadius":0}');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: storageKey })));
  expect(root).toHaveAttribute('dir', 'rtl');
  expect(root.style.getPropertyValue('--wm-radius')).toBe('0px');
});

it('outside of the provider the hook says so', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  function Lost() {
    usePreferences();
    return null;
  }
  expect(() => render(<Lost />)).toThrow('usePreferences must be used inside PreferencesProvider.');
});
