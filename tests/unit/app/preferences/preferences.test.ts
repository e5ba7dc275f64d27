import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyPreferences } from '../../../../src/app/preferences/apply-preferences';
import {
  defaultPreferences,
  fontWithFallback,
  parsePreferences,
  storageKey,
} from '../../../../src/app/preferences/preferences';
import { preferencesOf, storedValues } from './stored-values';

describe('U1: the preferences without a choice', () => {
  it('are those of the specification', () => {
    expect(defaultPreferences).toEqual({
      fontFamily: "'Roboto', sans-serif",
      borderRadius: 8,
      colorMode: 'system',
      direction: 'ltr',
    });
  });
});

describe('Fault 14: what is stored holds field by field', () => {
  it.each(storedValues)('%s', (_name, text, holds) => {
    expect(parsePreferences(text)).toEqual(preferencesOf(holds));
    expect(Object.keys(parsePreferences(text))).toEqual(Object.keys(defaultPreferences));
    expect('polluted' in {}).toBe(false);
  });
});

describe('Fault 14: the script before the first paint understands the same', () => {
  const root = document.documentElement;
  const looks = () => ({
    theme: root.getAttribute('data-theme'),
    dir: root.getAttribute('dir'),
    radius: root.style.getPropertyValue('--wm-radius'),
    font: root.style.getPropertyValue('--wm-font'),
  });
  const clear = () => {
    root.removeAttribute('data-theme');
    root.removeAttribute('dir');
    root.removeAttribute('style');
    localStorage.clear();
    document.head.replaceChildren();
  };
  beforeEach(clear);
  afterEach(clear);

  async function run(): Promise<void> {
    vi.resetModules();
    await import('../../../../src/app/preferences/first-paint');
  }

  it.each(storedValues)('%s', async (_name, text, holds) => {
    if (text !== null) localStorage.setItem(storageKey, text);
    await run();
    const { fontFamily, borderRadius, colorMode, direction } = preferencesOf(holds);
    expect(looks()).toEqual({
      theme: colorMode === 'system' ? null : colorMode,
      dir: direction,
      radius: `${borderRadius}px`,
      font: fontWithFallback(fontFamily),
    });
    // It looks and touches nothing.
    expect(localStorage.getItem(storageKey)).toBe(text);
  });

  it('leaves the page as it is where storage is denied', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      clear: () => undefined,
    });
    await run();
    expect(looks()).toEqual({ theme: null, dir: null, radius: '', font: '' });
  });

  it('sets the color of the browser toolbar to the selected mode, and follows the system again', () => {
    for (const ground of ['light', 'dark']) {
      const meta = document.createElement('meta');
      meta.name = 'theme-color';
      meta.dataset.ground = ground;
      document.head.append(meta);
    }
    const media = () => [...document.querySelectorAll('meta')].map((meta) => meta.media);
    applyPreferences({ ...defaultPreferences, colorMode: 'dark' });
    expect(media()).toEqual(['not all', 'all']);
    applyPreferences({ ...defaultPreferences, colorMode: 'light' });
    expect(media()).toEqual(['all', 'not all']);
    applyPreferences(defaultPreferences);
    expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  });
});
