import 'fake-indexeddb/auto';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastProvider } from 'waymark';
import { EnvironmentProvider } from '../../../../../src/app/config/env';
import { ownConnection } from '../../../../../src/app/data/json-api/connection';
import { RequestError } from '../../../../../src/app/data/request';
import { LinkNotices, ProblemAlert, SampleNotice } from '../../../../../src/app/pages/dashboard/cards/notices';
import { fitState, readDashboardSearch } from '../../../../../src/app/pages/dashboard/state/dashboard-search';
import { DashboardContext } from '../../../../../src/app/pages/dashboard/state/use-dashboard-data';
import { asNewUser, environment } from '../../data/as-new-user';
import { dashboardWith } from './dashboard-with';

let { wrapper } = asNewUser();
beforeEach(() => ({ wrapper } = asNewUser()));

const fallbackRef = { current: null };

function openLink(search: string) {
  const change = vi.fn();
  const chosen = readDashboardSearch(new URLSearchParams(search), new Date());
  const state = fitState(chosen, ownConnection);
  render(
    <DashboardContext value={dashboardWith({ state, change })}>
      <LinkNotices chosen={chosen} />
    </DashboardContext>,
    { wrapper },
  );
  return change;
}

describe('a link to the dashboard', () => {
  it('reports and clears unknown filters', async () => {
    const change = openLink(`group=nope&group=low&label=${'x'.repeat(201)}&label=Online+Store`);
    expect(screen.getByRole('status')).toHaveTextContent('2 filters in this link were not recognized.');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(change).toHaveBeenCalledWith({ groups: ['low'], labels: ['Online Store'] });
  });

  it('names the replacement for a connection from another browser', async () => {
    const change = openLink('source=elsewhere');
    expect(await screen.findByText(/is for a connection that is not in this browser/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Connect an API' })).toHaveAttribute('href', '/api-setup');
    await userEvent.click(screen.getByRole('button', { name: 'Keep This site' }));
    expect(change).toHaveBeenCalledWith({ source: null });
  });

  it('states the limit for a range that is too long', () => {
    openLink('range=1890-01-01~2026-11-27');
    expect(screen.getByRole('status')).toHaveTextContent('A range can span at most 100 years.');
  });

  it('shows no notice if all parts are known', () => {
    openLink('group=low&range=7d');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});

describe('a failure', () => {
  const refused = new RequestError('unauthorized', 'The API does not accept the key (401).', 401);

  it.each([
    ['in a panel without data', null, 'alert'],
    ['in a line beside older data', Date.now(), 'status'],
  ] as const)('asks the user to sign in again if the session has ended: %s', (_name, fetchedAt, role) => {
    render(
      <ToastProvider>
        <ProblemAlert error={refused} onRetry={vi.fn()} connection={ownConnection} {...{ fetchedAt, fallbackRef }} />
      </ToastProvider>,
      { wrapper },
    );
    expect(screen.getByRole(role)).toHaveTextContent('Your session has ended');
    expect(screen.getByRole('button', { name: 'Sign in again' })).toBeVisible();
  });
});

it('the first visit shows a sample data notice until the user dismisses it', async () => {
  const demo = { email: 'demo@example.com', password: 'demo' };
  const page = (
    <EnvironmentProvider value={{ ...environment, demo }}>
      <SampleNotice fallbackRef={fallbackRef} />
    </EnvironmentProvider>
  );
  const { unmount } = render(page, { wrapper });
  expect(screen.getByRole('status')).toHaveTextContent('This is sample data.');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  unmount();
  render(page, { wrapper });
  expect(screen.queryByText(/sample data/)).not.toBeInTheDocument();
});
