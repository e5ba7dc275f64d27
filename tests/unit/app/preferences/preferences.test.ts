import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyPreferences } from '../../../../src/app/preferences/apply-preferences';
import {
  defaultPreferences,
  fontWithFallback,
  parsePreferences,
  storageKey,
} from '../../../../src/app/preferences/preferences';
import { preferencesOf, storedValues } from './stored-values';

describe('the default preferences', () => {
  it('are Roboto, a radius of 8, the color mode of the system and left-to-right', () => {
    expect(defaultPreferences).toEqual({
      fontFamily: "'Roboto', sans-serif",
      borderRadius: 8,
      colorMode: 'system',
      direction: 'ltr',
    });
  });
});

describe('parsing stored preferences keeps every valid field', () => {
  it.each(storedValues)('%s', (_name, text, valid) => {
    expect(parsePreferences(text)).toEqual(preferencesOf(valid));
    expect(Object.keys(parsePreferences(text))).toEqual(Object.keys(defaultPreferences));
    expect('polluted' in {}).toBe(false);
  });
});

describe('the first-paint script applies the stored preferences', () => {
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

  it.each(storedValues)('%s', async (_name, text, valid) => {
    if (text !== null) localStorage.setItem(storageKey, text);
    await run();
    const { fontFamily, borderRadius, colorMode, direction } = preferencesOf(valid);
    expect(looks()).toEqual({
      theme: colorMode === 'system' ? null : colorMode,
      dir: direction,
      radius: `${borderRadius}px`,
      font: fontWithFallback(fontFamily),
    });
    // The script only reads.
    expect(localStorage.getItem(storageKey)).toBe(text);
  });

  it('changes nothing when storage is denied', async () => {
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
