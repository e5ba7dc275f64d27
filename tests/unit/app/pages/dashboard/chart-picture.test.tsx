import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Toaster, ToastProvider } from 'waymark';
import { ownConnection } from '../../../../../src/app/data/json-api/connection';
import { type DashboardState, defaultState } from '../../../../../src/app/pages/dashboard/state/dashboard-search';
import { useChartPicture } from '../../../../../src/app/pages/dashboard/toolbar/downloads';

interface PageProps {
  view: DashboardState['view'];
  change: (state: Partial<DashboardState>) => void;
}

/** A page whose chart has not loaded. */
function Page({ view, change }: PageProps) {
  const chart = useRef<HTMLElement>(null);
  const save = useChartPicture({
    chart,
    connection: ownConnection,
    range: null,
    state: { ...defaultState, view },
    change,
  });
  return (
    <button type="button" onClick={() => void save('png')}>
      Download
    </button>
  );
}

const show = (props: PageProps) =>
  render(
    <ToastProvider>
      <Page {...props} />
      <Toaster />
    </ToastProvider>,
  );

describe('the picture of the dashboard’s chart', () => {
  it('can be retried after a failure', async () => {
    show({ view: 'chart', change: vi.fn() });
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    expect(await screen.findByText('The chart could not be downloaded')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Try again/ })).toBeVisible();
  });
});
