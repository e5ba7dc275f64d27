import { Fragment, type ReactNode } from 'react';
import {
  type ColorRole,
  colorPairs,
  type Colors,
  colors as defaultColors,
  contrastRatio,
  type Mode,
  modes,
  requiredContrast,
  spacingUnit,
  typeScale,
} from 'waymark/tokens';
import { Rows } from '../docs/site/tables';

export const modeNames: Record<Mode, string> = {
  light: 'Light',
  dark: 'Dark',
  'light-more': 'Light, more contrast',
  'dark-more': 'Dark, more contrast',
};

type Palettes = Readonly<Record<Mode, Colors>>;

const roles = Object.keys(defaultColors.light) as ColorRole[];

interface SwatchProps {
  color: string;
  /** What is shown in the color `foreground` on it. */
  sample?: ReactNode;
  foreground?: string;
  /** The text beside it. */
  children: ReactNode;
}

/** A color with a text beside it. */
export function Swatch({ color, sample, foreground, children }: SwatchProps) {
  return (
    <span className="flex items-center gap-2">
      <span
        aria-hidden
        className="inline-flex size-touch shrink-0 items-center justify-center rounded border border-border text-h4"
        style={{ backgroundColor: color, color: foreground }}
      >
        {sample}
      </span>
      {children}
    </span>
  );
}

/** Every role in every mode, with its lowest contrast as a foreground color. */
export function ColorRoles() {
  const rows = roles.map((role) => [
    role,
    ...modes.map((mode) => (
      <Swatch key={mode} color={defaultColors[mode][role]}>
        <span className="grid">
          <code>{defaultColors[mode][role]}</code>
          <span className="text-caption text-muted">{lowestContrast(role, mode)}</span>
        </span>
      </Swatch>
    )),
  ]);
  return <Rows caption="Color roles" head={['Role', ...modes.map((mode) => modeNames[mode])]} rows={rows} />;
}

/** Every pair of colors, with its contrast in every mode. */
export function ContrastPairs({ colors = defaultColors }: { colors?: Palettes }) {
  const rows = colorPairs.map((pair) => [
    <Fragment key="pair">
      {pair.foreground} <span className="font-normal text-muted">on {pair.background}</span>
    </Fragment>,
    pair.use,
    ...modes.map((mode) => {
      const { [pair.background]: background, [pair.foreground]: foreground } = colors[mode];
      const sample = pair.use === 'text' ? 'Aa' : <span className="size-4 rounded-full bg-current" />;
      return (
        <Swatch key={mode} color={background} foreground={foreground} sample={sample}>
          {shortened(contrastRatio(foreground, background))}
        </Swatch>
      );
    }),
  ]);
  const head = ['Pair', 'Use', ...modes.map((mode) => modeNames[mode])];
  return <Rows caption="Contrast of every pair" head={head} rows={rows} />;
}

/** Every font size, with a sample. */
export function TypeScale() {
  const rows = Object.entries(typeScale).map(([role, { size, weight, lineHeight }]) => {
    const font = `var(--wm-weight-${role}) var(--wm-text-${role})/var(--wm-leading-${role}) var(--wm-font)`;
    const sample = (
      <span key={role} className="text-heading" style={{ font }}>
        28 of 35 GB used
      </span>
    );
    return [role, `${size} px, ${size / 16} rem`, weight, lineHeight, sample];
  });
  return <Rows caption="Type" head={['Role', 'Size', 'Weight', 'Line height', 'Sample']} rows={rows} />;
}

/** The spacing steps of the kit. */
export function Spacing() {
  const rows = [1, 2, 3, 4, 5, 6, 8, 10].map((step) => {
    const style = { inlineSize: `calc(var(--wm-space) * ${step / 2})` };
    const sample = <span key={step} className="block h-4 rounded-inner bg-primary" style={style} />;
    return [step, `${(step * spacingUnit) / 2} px`, sample];
  });
  return <Rows caption="Spacing" head={['Step', 'Width', 'Sample']} rows={rows} />;
}

interface ValuesProps {
  caption: string;
  values: Readonly<Record<string, number | string>>;
  /** Prefix of the CSS variables after `--wm-`. Omit it if there are none. */
  prefix?: string;
  unit?: string;
  /** What each value is used by. */
  uses?: Readonly<Record<string, string>>;
}

/** Names and values. */
export function Values({ caption, values, prefix, unit = '', uses }: ValuesProps) {
  const head = ['Name', 'Value', ...(prefix ? ['Variable'] : []), ...(uses ? ['Used by'] : [])];
  const rows = Object.entries(values).map(([name, value]) => [
    name,
    `${value} ${unit}`,
    ...(prefix ? [<code key={name}>{`--wm-${prefix}-${name}`}</code>] : []),
    ...(uses ? [uses[name]] : []),
  ]);
  return <Rows caption={caption} head={head} rows={rows} />;
}

/** Rounded down, so that 4.49 is not shown as 4.5. */
const shortened = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;

/** The lowest contrast of a role as a foreground color, compared with the required one. */
function lowestContrast(role: ColorRole, mode: Mode): string | undefined {
  const { [mode]: colors } = defaultColors;
  const [lowest] = colorPairs
    .filter(({ foreground }) => foreground === role)
    .map(({ background, use }) => ({ background, use, ratio: contrastRatio(colors[role], colors[background]) }))
    .toSorted((a, b) => a.ratio / requiredContrast(a.use, mode) - b.ratio / requiredContrast(b.use, mode));
  return lowest && `${shortened(lowest.ratio)} on ${lowest.background}`;
}
