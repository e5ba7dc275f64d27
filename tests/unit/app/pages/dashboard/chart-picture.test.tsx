import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Toaster, ToastProvider } from 'waymark';
import { DashboardContext } from '../../../../../src/app/pages/dashboard/state/use-dashboard-data';
import { useChartPicture } from '../../../../../src/app/pages/dashboard/toolbar/more-menu';
import { dashboardWith } from './dashboard-with';

/** A page whose chart has not loaded. */
function Page() {
  const save = useChartPicture();
  return (
    <button type="button" onClick={() => void save('png')}>
      Download
    </button>
  );
}

it('the picture of the dashboard’s chart can be retried after a failure', async () => {
  render(
    <ToastProvider>
      <DashboardContext value={dashboardWith({})}>
        <Page />
      </DashboardContext>
      <Toaster />
    </ToastProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  expect(await screen.findByText('The chart could not be downloaded')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Try again/ })).toBeVisible();
});
