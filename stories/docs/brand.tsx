import { useEffect, useState } from 'react';
import { SegmentedControl, SegmentedControlItem, Slider, TextField } from 'waymark';
import { createTheme, type Density, maxRadius, type ThemeOptions } from 'waymark/tokens';

const colorFields = [
  { option: 'primary', label: 'Primary color', hint: 'Buttons, links and the focus ring' },
  { option: 'secondary', label: 'Secondary color', hint: 'The menu and the tools in the app bar' },
  { option: 'neutral', label: 'Neutral color', hint: 'The tint of grays' },
] as const;

type ColorOption = (typeof colorFields)[number]['option'];

/** The options of the theme that the user creates. */
export interface Brand extends Record<ColorOption, string> {
  radius: number;
  density: Density;
}

const initial: Brand = {
  primary: '#00695c',
  secondary: '#8e4a00',
  neutral: '#6b7280',
  radius: 12,
  density: 'comfortable',
};
const storageKey = 'waymark-brand';

/** The brand of this tab, so that it is the same on every page of the documentation. */
function storedBrand(): Brand {
  try {
    const brand = { ...initial, ...(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Partial<Brand>) };
    createTheme(brand);
    return brand;
  } catch {
    return initial;
  }
}

/** The brand, and a function that changes some of its options. */
export function useBrand() {
  const [brand, setBrand] = useState(storedBrand);
  useEffect(() => sessionStorage.setItem(storageKey, JSON.stringify(brand)), [brand]);
  const changeBrand = (part: Partial<Brand>): void => setBrand((before) => ({ ...before, ...part }));
  return [brand, changeBrand] as const;
}

/** The message of `createTheme` for one option. */
function errorOf(options: ThemeOptions): string | undefined {
  try {
    createTheme(options);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message.replace(/^createTheme: /, '') : String(error);
  }
}

interface BrandFormProps {
  brand: Brand;
  onChange: (part: Partial<Brand>) => void;
}

/** The inputs of a brand. `onChange` is called with supported values only. */
export function BrandForm({ brand, onChange }: BrandFormProps) {
  const [texts, setTexts] = useState<Record<ColorOption, string>>(brand);

  function setColor(option: ColorOption, value: string): void {
    setTexts((before) => ({ ...before, [option]: value }));
    // The native color input has no short form.
    const color = value.trim().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
    if (errorOf({ [option]: color }) === undefined) onChange({ [option]: color });
  }

  return (
    <form
      aria-label="Brand"
      className="grid items-start gap-4 sm:grid-cols-3"
      onSubmit={(event) => event.preventDefault()}
    >
      {colorFields.map(({ option, label, hint }) => (
        <TextField
          key={option}
          label={label}
          hint={hint}
          error={errorOf({ [option]: texts[option] })}
          value={texts[option]}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setColor(option, event.target.value)}
          end={
            <input
              type="color"
              aria-label={`Pick the ${label.toLowerCase()}`}
              value={brand[option]}
              onChange={(event) => setColor(option, event.target.value)}
              className="size-8 cursor-pointer rounded-inner bg-transparent"
            />
          }
        />
      ))}
      <Slider
        label="Corner radius"
        max={maxRadius}
        value={brand.radius}
        onValueChange={(radius) => onChange({ radius })}
        valueText={(value) => `${value} px`}
      />
      <SegmentedControl label="Density" value={brand.density} onValueChange={(density) => onChange({ density })}>
        <SegmentedControlItem value="comfortable">Comfortable</SegmentedControlItem>
        <SegmentedControlItem value="compact">Compact</SegmentedControlItem>
      </SegmentedControl>
    </form>
  );
}
