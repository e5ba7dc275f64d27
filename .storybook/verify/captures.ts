import type { Page } from '@playwright/test';
import { contrastModes, defaultMode, type Mode, modeName, modes, textScale } from './modes.ts';

/** `parameters.visual` of a story. */
export interface VisualParameters {
  /** Widths in px, besides 1000, of a layout that changes with them; `true` takes those at the breakpoints. */
  widths?: number[] | true;
  /** Takes what the viewport shows instead of the story's root: for what stands in a portal. */
  fullPage?: boolean;
}

/** What is measured in every story besides axe and pictures. */
export type LayoutCheck = 'mirror' | 'targets' | 'reflow' | 'text' | 'motion';

/** `parameters.verify` of a story. */
export interface VerifyParameters {
  /** Checks that cannot hold for it, each with the reason; they are listed in docs/verification.md. */
  except?: Partial<Record<LayoutCheck, string>>;
}

export interface Story {
  id: string;
  title: string;
  page: boolean;
  layout?: string;
  visual?: VisualParameters;
  verify?: VerifyParameters;
}

/** One picture of a story. */
export interface Capture {
  name: string;
  mode: Mode;
  width: number;
  forcedColors: boolean;
  /** How much larger the text is. */
  textScale: number;
}

export const viewport = { width: 1000, height: 800 };

const breakpointWidths = [320, 600, 900, 1200, 1536];

/**
 * The pictures a story owes: a sheet one for every theme and direction, more contrast, forced colours and text of twice
 * the size; a layout one for each of its widths too. Other stories are held by their play function and axe; a sheet shows their states.
 */
export function capturesOf({ title, visual }: Story): Capture[] {
  if (!title.endsWith('/Visual') && !visual) return [];
  const sheet = modes.map((mode) => capture({ mode }));
  const contrast = contrastModes.map((mode) => capture({ mode }));
  const widths = visual?.widths === true ? breakpointWidths : (visual?.widths ?? []);
  return [
    ...sheet,
    ...contrast,
    capture({ mode: defaultMode, forcedColors: true }),
    capture({ mode: defaultMode, textScale }),
    ...widths.filter((width) => width !== viewport.width).map((width) => capture({ mode: defaultMode, width })),
  ];
}

export function takePicture(page: Page, { layout, visual }: Story): Promise<Buffer> {
  const whole = visual?.fullPage || layout === 'fullscreen';
  // Fonts have been waited for; the style that freezes the page has hidden the caret.
  return whole
    ? page.screenshot({ caret: 'initial' })
    : page.locator('#storybook-root').screenshot({ caret: 'initial' });
}

const capture = ({
  mode,
  width = viewport.width,
  forcedColors = false,
  textScale: scale = 1,
}: Partial<Capture> & { mode: Mode }): Capture => ({
  name: nameOf(mode, width, forcedColors, scale),
  mode,
  width,
  forcedColors,
  textScale: scale,
});

function nameOf(mode: Mode, width: number, forcedColors: boolean, scale: number): string {
  if (forcedColors) return 'forced-colors';
  if (scale !== 1) return `text-${scale * 100}`;
  return modeName(mode) + (width === viewport.width ? '' : `-${width}`);
}
