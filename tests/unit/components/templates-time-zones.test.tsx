import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';

/** The first page of a new project, rendered in a time zone. */
async function pageIn(timeZone: string): Promise<ReactElement> {
  vi.stubEnv('TZ', timeZone);
  vi.resetModules();
  const { Dashboard } = await import('../../../stories/templates/dashboard');
  const { Providers } = await import('../../../stories/templates/providers');
  return (
    <Providers link={(props) => <a {...props} />}>
      <Dashboard />
    </Providers>
  );
}

let html = '';
beforeEach(async () => {
  html ||= renderToString(await pageIn('UTC'));
});

it.each(['America/Los_Angeles', 'Europe/Berlin', 'Asia/Tokyo'])(
  'a server-rendered page hydrates in %s',
  async (zone) => {
    const page = await pageIn(zone);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = html;
    const onRecoverableError = vi.fn();
    await act(async () => hydrateRoot(container, page, { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
  },
);
