// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';

const names = ['DOCUMENTATION', 'ABOUT', 'MICROBLOG', 'CHAT', 'PREMIUM'] as const;

async function read(): Promise<Record<string, string>> {
  vi.resetModules();
  return (await import('../../../../src/app/config/links')).links;
}

beforeEach(() => {
  for (const name of names) vi.stubEnv(`VITE_LINK_${name}`, undefined);
});

describe('the external links', () => {
  it('default to the documentation and the home pages of the services', async () => {
    vi.stubEnv('DEV', false);
    const { documentation, about, microblog, chat, premium } = await read();
    expect({ documentation, about, premium }).toEqual({ documentation: '/docs/', about: '/docs/', premium: '/docs/' });
    expect(new URL(microblog ?? '').pathname).toBe('/');
    expect(new URL(chat ?? '').pathname).toBe('/');
    vi.stubEnv('DEV', true);
    expect((await read()).documentation).toBe('http://localhost:6006/');
  });

  it.each(names)('%s can be set in the environment', async (name) => {
    vi.stubEnv(`VITE_LINK_${name}`, ' https://example.com/there ');
    expect((await read())[name.toLowerCase()]).toBe('https://example.com/there');
  });

  it.each(['', 'javascript:alert(1)', '//example.com', 'example.com', 'data:text/html,x'])(
    'ignores %j',
    async (value) => {
      const before = await read();
      for (const name of names) vi.stubEnv(`VITE_LINK_${name}`, value);
      expect(await read()).toEqual(before);
    },
  );
});
