import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Toaster, ToastProvider } from 'waymark';
import { beforeEach, expect, it, vi } from 'vitest';
import { ColorModeButton } from '../../../../src/app/shell/header/app-header';
import { PreferencesProvider } from '../../../../src/app/preferences/preferences-context';
import { stubMatchMedia } from '../../../helpers/match-media';

function stubSystem(scheme: 'light' | 'dark'): void {
  stubMatchMedia((query) => query === `(prefers-color-scheme: ${scheme})`);
}

beforeEach(() => {
  stubSystem('light');
  // As in the app's styles. Without it, a page is light.
  root.style.colorScheme = 'light dark';
});

const root = document.documentElement;
const renderPage = vi.fn();

function Page() {
  renderPage();
  return <p>The page</p>;
}

function show() {
  renderPage.mockClear();
  return render(
    <PreferencesProvider>
      <ToastProvider>
        <ColorModeButton />
        <Page />
        <Toaster />
      </ToastProvider>
    </PreferencesProvider>,
  );
}

it('a click switches between light and dark without rendering the page', async () => {
  show();
  const rendered = renderPage.mock.calls.length;
  await userEvent.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
  expect(root).toHaveAttribute('data-theme', 'dark');
  await userEvent.click(screen.getByRole('button', { name: 'Switch to light mode' }));
  expect(root).toHaveAttribute('data-theme', 'light');
  expect(screen.getByRole('button', { name: 'Switch to dark mode' })).toHaveFocus();
  expect(renderPage).toHaveBeenCalledTimes(rendered);
});

it('a click switches from the system color mode to the opposite mode', async () => {
  stubSystem('dark');
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Switch to light mode' }));
  expect(root).toHaveAttribute('data-theme', 'light');
});

it('shows one notice when a change cannot be stored', async () => {
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
