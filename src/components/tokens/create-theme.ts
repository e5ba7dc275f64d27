import { type Mode, modes } from './base-colors';
import { seriesColors } from './chart-looks';
import { type ColorRole, type Colors, colors as defaultColors } from './colors';
import { colorPairs, contrastRatio, requiredContrast } from './contrast';
import { channels, linear, type Oklch, toHex, toOklab, toOklch } from './oklch';
import { colorRules, densityDeclarations, px, rule, toCss } from './rules';
import { densities, type Density, maxRadius } from './scale';
import { tones } from './tones';

/** The options of `createTheme`. Omitted options keep the kit's look. */
export interface ThemeOptions {
  /** The brand color of buttons, links, selected controls and the focus ring, as `#rrggbb` or `#rgb`. */
  primary?: string;
  /**
   * The brand color of the menu and of the app bar's tools, as `#rrggbb` or `#rgb`.
   * @default `primary`, if it is set
   */
  secondary?: string;
  /** The gray for text, borders and surfaces, as `#rrggbb` or `#rgb`. Only its hue and chroma are used. */
  neutral?: string;
  /**
   * The colors of chart series, one to six, as `#rrggbb` or `#rgb`.
   * @default `primary`, if it is set, followed by the kit's colors
   */
  series?: readonly string[];
  /** The corner radius in px, from 0 to 24. */
  radius?: number;
  /** The density: `compact`, `comfortable`, or a factor from 0.75 to 1.25 for spacing and control heights. */
  density?: Density | number;
  /** The CSS selector of the elements to which the theme applies. @default ':root' */
  selector?: string;
}

/** A color that `createTheme` adjusted because its contrast was too low. */
export interface ThemeChange {
  mode: Mode;
  role: ColorRole;
  /** The original color, as `#rrggbb`. */
  from: string;
  /** The adjusted color, as `#rrggbb`. */
  to: string;
  /** The background against which the contrast was lowest. */
  background: ColorRole;
  /** The contrast ratio of `from` on `background`. */
  ratio: number;
  /** The contrast ratio that the pair requires. */
  required: number;
}

/** The result of `createTheme`. */
export interface CreatedTheme {
  /** The style sheet. Load it after the kit's styles. */
  css: string;
  /** The colors by mode and role. */
  colors: Readonly<Record<Mode, Colors>>;
  /** The colors that were adjusted to reach sufficient contrast. */
  changes: readonly ThemeChange[];
}

const maxDensity = 1.25;
const densityNames = `${Object.keys(densities)
  .map((name) => `"${name}"`)
  .join(', ')} or `;

type Brand = 'primary' | 'secondary' | 'neutral';
type BrandColors = Partial<Record<Brand, string>> & { series?: readonly string[] };

/** The kit color that each option replaces. */
const references: Record<Brand, string> = {
  primary: defaultColors.light.primary,
  secondary: defaultColors.light.secondary,
  neutral: defaultColors.light.border,
};

/** The maximum chroma of grays. With more, gray surfaces would look like a brand color. */
const maxNeutralChroma = 0.045;

/** The option from which a role is derived. Status tones and chart levels are not affected. */
function brandOf(role: ColorRole): Brand | null {
  if (/^(series|level)-/.test(role)) return null;
  const tone = role === 'focus' ? 'primary' : (tones.find((name) => role.split('-').includes(name)) ?? 'neutral');
  return tone in references ? (tone as Brand) : null;
}

/**
 * Shifts the hue of one of the kit's colors, and scales its chroma by the ratio between the brand color and the color
 * that it replaces.
 */
function tint(hex: string, brand: Brand, color: string): string {
  const from = toOklch(references[brand]);
  const to = toOklch(color);
  if (brand === 'neutral') to.c = Math.min(to.c, maxNeutralChroma);
  const { l, c, h } = toOklch(hex);
  const alpha = hex.slice(7);
  // The square root prevents a muted brand's light and dark colors from fading to gray.
  const ratio = brand === 'neutral' ? to.c / from.c : Math.sqrt(to.c / from.c);
  return toHex({ l, c: c * ratio, h: h + to.h - from.h }) + alpha;
}

/**
 * The perceived difference between two colors. OKLab's red-green axis has a low weight, because color-blind users
 * perceive little of it.
 */
function difference(first: string, second: string): number {
  const lab = (hex: string) => toOklab(channels(hex).map(linear) as [number, number, number]);
  const [[l, a, b], [otherL, otherA, otherB]] = [lab(first), lab(second)];
  return Math.hypot(l - otherL, 0.2 * (a - otherA), 0.6 * (b - otherB));
}

/**
 * Makes the brand color the first chart color. The kit's first color replaces the most similar series color so that
 * all series remain distinguishable.
 */
function brandSeries(colors: Record<ColorRole, string>, defaults: Colors): void {
  const { primary } = colors;
  if (primary === defaults.primary) return;
  const [nearest = 'series-1'] = seriesColors.toSorted(
    (a, b) => difference(defaults[a], primary) - difference(defaults[b], primary),
  );
  colors[nearest] = defaults['series-1'];
  colors['series-1'] = primary;
}

/** The backgrounds of a foreground, each with its required contrast. */
function requirements(role: ColorRole, mode: Mode) {
  return colorPairs
    .filter(({ foreground }) => foreground === role)
    .map(({ background, use }) => ({ background, required: requiredContrast(use, mode) }));
}

/** Returns the background with the lowest contrast if that contrast is insufficient. */
function worstPair(hex: string, role: ColorRole, mode: Mode, colors: Colors) {
  const [worst] = requirements(role, mode)
    .map((pair) => ({ ...pair, ratio: contrastRatio(hex, colors[pair.background]) }))
    .toSorted((a, b) => a.ratio / a.required - b.ratio / b.required);
  return worst && worst.ratio < worst.required ? worst : null;
}

const lightnessStep = 0.004;

/** Adjusts a color's lightness until it has the required contrast with each of its backgrounds. */
function readable(hex: string, role: ColorRole, mode: Mode, colors: Colors): string {
  const isOnFill = role.startsWith('on-') && !role.endsWith('-soft');
  const isLighter = mode.startsWith('dark') !== isOnFill;
  const color: Oklch = toOklch(hex);
  let result = hex;
  while (worstPair(result, role, mode, colors) && color.l > 0 && color.l < 1) {
    color.l += isLighter ? lightnessStep : -lightnessStep;
    result = toHex({ ...color, l: Math.min(Math.max(color.l, 0), 1) });
  }
  return result;
}

/** Foregrounds that are also backgrounds come first, because other foregrounds depend on them. */
const foregrounds = [...new Set(colorPairs.map(({ foreground }) => foreground))].toSorted(
  (a, b) => Number(a.startsWith('on-')) - Number(b.startsWith('on-')),
);

function colorsOf(mode: Mode, brand: BrandColors, changes: ThemeChange[]): Colors {
  const defaults = defaultColors[mode];
  const colors: Record<ColorRole, string> = { ...defaults };
  const roles = Object.keys(colors) as ColorRole[];
  for (const role of roles) {
    const key = brandOf(role);
    const color = key && brand[key];
    if (color) colors[role] = tint(colors[role], key, color);
  }
  for (const key of ['primary', 'secondary'] as const) {
    const color = brand[key];
    // Light mode starts from the color itself, and dark mode uses it if its contrast is sufficient.
    if (!color || !(mode === 'light' || (mode === 'dark' && !worstPair(color, key, mode, colors)))) continue;
    // In the kit, some of a family's roles have the same color, such as `focus` and `primary`.
    for (const role of roles) if (brandOf(role) === key && defaults[role] === defaults[key]) colors[role] = color;
  }
  brandSeries(colors, defaults);
  for (const [index, role] of seriesColors.entries()) colors[role] = brand.series?.[index] ?? colors[role];
  for (const role of foregrounds) {
    const from = colors[role];
    const worst = worstPair(from, role, mode, colors);
    if (!worst) continue;
    colors[role] = readable(from, role, mode, colors);
    changes.push({ mode, role, from, to: colors[role], ...worst });
  }
  return colors;
}

function validColor(option: string, value: unknown, example: string): string | undefined {
  if (value === undefined) return undefined;
  const hex = typeof value === 'string' ? value.trim().toLowerCase() : '';
  if (/^#[\da-f]{3}$/.test(hex)) return hex.replaceAll(/[\da-f]/g, '$&$&');
  if (/^#[\da-f]{6}$/.test(hex)) return hex;
  throw new RangeError(
    `createTheme: ${option} is ${JSON.stringify(value)}. Write an opaque color as #rrggbb, such as "${example}".`,
  );
}

function validNumber(option: string, value: unknown, min: number, max: number, instead = ''): number {
  if (typeof value === 'number' && value >= min && value <= max) return value;
  throw new RangeError(
    `createTheme: ${option} is ${JSON.stringify(value)}. Write ${instead}a number from ${min} to ${max}.`,
  );
}

const optionNames = new Set(['primary', 'secondary', 'neutral', 'series', 'radius', 'density', 'selector']);

function validSeries(series: unknown): string[] | undefined {
  if (series === undefined) return undefined;
  if (!Array.isArray(series) || series.length < 1 || series.length > seriesColors.length) {
    throw new RangeError(`createTheme: series is ${JSON.stringify(series)}. Write a list of one to six colors.`);
  }
  return series.flatMap((color, index) => validColor(`series[${index}]`, color, defaultColors.light['series-1']) ?? []);
}

function validate({ radius, density, selector = ':root', series, ...options }: ThemeOptions) {
  for (const name of Object.keys(options)) {
    if (!optionNames.has(name)) {
      throw new RangeError(`createTheme has no option "${name}". Its options are ${[...optionNames].join(', ')}.`);
    }
  }
  if (typeof selector !== 'string' || selector.trim() === '' || /[{};]|\*\//.test(selector)) {
    throw new RangeError(
      `createTheme: selector is ${JSON.stringify(selector)}. Write a CSS selector, such as ":root" or ".brand".`,
    );
  }
  const primary = validColor('primary', options.primary, references.primary);
  const factor = typeof density === 'string' ? densities[density] : density;
  return {
    brand: {
      primary,
      secondary: validColor('secondary', options.secondary, references.secondary) ?? primary,
      neutral: validColor('neutral', options.neutral, references.neutral),
      series: validSeries(series),
    },
    radius: radius === undefined ? undefined : validNumber('radius', radius, 0, maxRadius),
    density:
      density === undefined
        ? undefined
        : validNumber('density', factor ?? density, densities.compact, maxDensity, densityNames),
    selector: selector.includes(',') ? `:is(${selector.trim()})` : selector.trim(),
  };
}

/**
 * Creates a theme from a few values: a style sheet with the colors for light mode, dark mode and increased contrast.
 * The lightness of each color whose contrast in one of the `colorPairs` is too low is adjusted. Does not use the
 * DOM.
 * @throws RangeError if an option has an unsupported value.
 */
export function createTheme(options: ThemeOptions = {}): CreatedTheme {
  const { brand, radius, density, selector } = validate(options);
  const changes: ThemeChange[] = [];
  const colors = Object.fromEntries(modes.map((mode) => [mode, colorsOf(mode, brand, changes)])) as Record<
    Mode,
    Colors
  >;
  // On the root, the kit's styles declare the other colors.
  const roles = (Object.keys(defaultColors.light) as ColorRole[]).filter(
    (role) => selector !== ':root' || modes.some((mode) => colors[mode][role] !== defaultColors[mode][role]),
  );
  const rules = {
    ...(radius !== undefined && rule(selector, [['--wm-radius', px(radius)]])),
    // An element with `data-density` uses the density that the user selected.
    ...(density !== undefined &&
      rule(`${selector}:not([data-density])`, [['--wm-density', String(density)], ...densityDeclarations])),
    ...(roles.length > 0 && colorRules(colors, selector, roles)),
  };
  return {
    css: `${[`/* createTheme(${JSON.stringify(options)}) */`, toCss(rules)].filter(Boolean).join('\n')}\n`,
    colors,
    changes,
  };
}
