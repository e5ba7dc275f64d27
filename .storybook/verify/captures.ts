import type { Page } from '@playwright/test';
import { defaultMode, type Mode, modeName, modes } from './modes.ts';

/** `parameters.visual` of a story. */
export interface VisualParameters {
  /** Widths in px, besides 1000, of a layout that changes with them; `true` takes those at the breakpoints. */
  widths?: number[] | true;
  /** Takes what the viewport shows instead of the story's root: for what stands in a portal. */
  fullPage?: boolean;
}

export interface Story {
  id: string;
  title: string;
  page: boolean;
  layout?: string;
  visual?: VisualParameters;
}

/** One picture of a story. */
export interface Capture {
  name: string;
  mode: Mode;
  width: number;
  forcedColors: boolean;
}

export const viewport = { width: 1000, height: 800 };

const breakpointWidths = [320, 600, 900, 1200, 1536];

/**
 * The pictures a story owes: a sheet one for every theme and direction, more contrast, and forced colours; a layout
 * one for each of its widths too. Other stories are held by their play function and axe; a sheet shows their states.
 */
export function capturesOf({ title, visual }: Story): Capture[] {
  if (!title.endsWith('/Visual') && !visual) return [];
  const sheet = modes.map((mode) => capture({ mode }));
  const contrast = [
    capture({ mode: { ...defaultMode, contrast: 'more' } }),
    capture({ mode: { ...defaultMode, theme: 'dark', contrast: 'more' } }),
  ];
  const widths = visual?.widths === true ? breakpointWidths : (visual?.widths ?? []);
  return [
    ...sheet,
    ...contrast,
    capture({ mode: defaultMode, forcedColors: true }),
    ...widths.filter((width) => width !== viewport.width).map((width) => capture({ mode: defaultMode, width })),
  ];
}

export function takePicture(page: Page, { layout, visual }: Story): Promise<Buffer> {
  const whole = visual?.fullPage || layout === 'fullscreen';
  // Fonts have been waited for; the style that freezes the page has hidden the caret.
  return whole ? page.screenshot({ caret: 'initial' }) : page.locator('#storybook-root').screenshot({ caret: 'initial' });
}

const capture = ({ mode, width = viewport.width, forcedColors = false }: Partial<Capture> & { mode: Mode }): Capture => ({
  name: forcedColors ? 'forced-colors' : modeName(mode) + (width === viewport.width ? '' : `-${width}`),
  mode,
  width,
  forcedColors,
});
