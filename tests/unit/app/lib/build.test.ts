// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { deployedBuild } from '../../../../src/app/lib/build';

function answer(page: string, status = 200): void {
  vi.stubGlobal('fetch', async () => new Response(page, { status }));
}

describe('the build that the site serves', () => {
  it('has the names of its first scripts, whatever else the page loads', async () => {
    answer(`<!doctype html>
      <script src="/assets/first-paint-1.js"></script>
      <script type="module" crossorigin src="/assets/react-1.js"></script>
      <script type="module" crossorigin src="https://waymark.example/assets/base-2.js"></script>
      <link rel="modulepreload" href="/assets/kit-3.js">`);
    expect(await deployedBuild()).toBe('/assets/react-1.js /assets/base-2.js');
  });

  it.each([
    ['an error', '<script type="module" src="/assets/base-2.js"></script>', 503],
    ['the page of somebody else', '<title>Welcome to the hotel</title>', 200],
    ['nothing', '', 200],
  ])('is unknown when the answer is %s', async (_what, page, status) => {
    answer(page, status);
    expect(await deployedBuild()).toBeNull();
  });

  it('is unknown when nothing comes, and asked for past every cache', async () => {
    const fetched = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', fetched);
    expect(await deployedBuild()).toBeNull();
    expect(fetched).toHaveBeenCalledWith('/', expect.objectContaining({ cache: 'no-store' }));
  });
});
