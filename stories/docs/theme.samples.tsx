import { type ChangeEvent, type ReactNode, useState } from 'react';
import {
  Button,
  CodeBlock,
  SegmentedControl,
  SegmentedControlItem,
  Select,
  Slider,
  TextField,
  ThemeProvider,
} from 'waymark';
import { type CreatedTheme, createTheme, type Density, designTokens, maxRadius } from 'waymark/tokens';
import { ContrastPairs, modeNames, Swatch } from '../foundations/foundations.samples';
import { Authentication } from '../templates/authentication';
import { Dashboard } from '../templates/dashboard';
import { DataTable } from '../templates/data-table';
import { NewConnection } from '../templates/new-connection';
import { LivePage } from './live-page';
import { Rows } from './site/tables';
import { tailwindOf } from './theme-formats';

const colorFields = [
  { option: 'primary', label: 'Primary color', hint: 'Buttons, links and the focus ring' },
  { option: 'secondary', label: 'Secondary color', hint: 'The menu and the tools in the app bar' },
  { option: 'neutral', label: 'Neutral color', hint: 'The tint of grays' },
] as const;

const initial = {
  primary: '#00695c',
  secondary: '#8e4a00',
  neutral: '#6b7280',
  radius: 12,
  density: 'comfortable' as Density,
  /** A CSS font stack, or nothing for the font of the kit. */
  font: '',
};

/** The theme that the user creates. */
type Brand = typeof initial;

const fonts = [
  { label: 'Roboto', value: '' },
  { label: 'Of the system', value: 'system-ui, sans-serif' },
  { label: 'Humanist', value: "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, sans-serif" },
  { label: 'Serif', value: "Charter, 'Bitstream Charter', Cambria, serif" },
];

const themeOf = ({ font, ...options }: Brand, selector = ':root'): CreatedTheme => {
  const theme = createTheme({ ...options, selector });
  return font === '' ? theme : { ...theme, css: `${theme.css}${selector} {\n  --wm-font: ${font};\n}\n` };
};

const modes = { Light: 'light', Dark: 'dark' } as const;

const storageKey = 'waymark-brand';

/** The theme of this tab, so that it survives a reload. */
function storedBrand(): Brand {
  try {
    const brand = { ...initial, ...(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Partial<Brand>) };
    themeOf(brand);
    return brand;
  } catch {
    return initial;
  }
}

/** The files of a project with the theme by the name of their format. */
const filesOf = ({ font, ...options }: Brand, css: string) => ({
  'CSS variables': { fileName: 'brand.css', code: css },
  'Tailwind theme': { fileName: 'brand.tailwind.css', code: tailwindOf(css) },
  'Design tokens': { fileName: 'brand.resolver.json', code: `${JSON.stringify(designTokens(options), null, 2)}\n` },
  Provider: {
    fileName: 'theme.tsx',
    code: `import type { ReactNode } from 'react';
import { ThemeProvider } from 'waymark';
import './brand.css';

export function Theme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider radius={${options.radius}} density="${options.density}"${font && ` font="${font}"`}>
      {children}
    </ThemeProvider>
  );
}
`,
  },
});

const inShell = (page: ReactNode) => <LivePage className="[zoom:0.78]">{page}</LivePage>;

const previews = {
  Form: (
    <div className="h-full bg-canvas p-5">
      <NewConnection />
    </div>
  ),
  Dashboard: inShell(<Dashboard />),
  'Data table': inShell(<DataTable />),
  'Sign in': (
    <div aria-hidden inert>
      <Authentication />
    </div>
  ),
};

interface ChoiceProps<Name extends string> {
  label: string;
  /** The options by their names. */
  options: Readonly<Record<Name, unknown>>;
  value: Name;
  onChange: (name: Name) => void;
}

const Choice = <Name extends string>({ label, options, value, onChange }: ChoiceProps<Name>) => (
  <SegmentedControl label={label} value={value} onValueChange={onChange}>
    {Object.keys(options).map((name) => (
      <SegmentedControlItem key={name} value={name}>
        {name}
      </SegmentedControlItem>
    ))}
  </SegmentedControl>
);

/** An editor of a theme: the templates in it, its contrasts, and its files. */
export function ThemeEditor() {
  const [brand, setBrand] = useState(storedBrand);
  const [preview, setPreview] = useState<keyof typeof previews>('Form');
  const [mode, setMode] = useState<keyof typeof modes>('Light');
  const [format, setFormat] = useState<keyof ReturnType<typeof filesOf>>('CSS variables');
  const [showsPairs, setShowsPairs] = useState(false);
  const { css, changes, colors } = themeOf(brand);
  const files = filesOf(brand, css);
  const { fileName, code } = files[format];

  function change(part: Partial<Brand>): void {
    const changed = { ...brand, ...part };
    sessionStorage.setItem(storageKey, JSON.stringify(changed));
    setBrand(changed);
  }

  return (
    <div className="grid grid-cols-1 gap-6 font-sans text-body text-text">
      <BrandForm brand={brand} onChange={change} />
      <style>{themeOf(brand, '.theme-preview').css}</style>
      <div className="flex flex-wrap gap-4">
        <Choice label="Preview" options={previews} value={preview} onChange={setPreview} />
        <Choice label="Color mode" options={modes} value={mode} onChange={setMode} />
      </div>
      <div className="theme-preview">
        <ThemeProvider
          scope="subtree"
          mode={modes[mode]}
          role="group"
          aria-label={`Preview, ${modes[mode]}`}
          className="h-137 overflow-auto rounded-outer border border-divider font-(family-name:--wm-font)"
        >
          {previews[preview]}
        </ThemeProvider>
      </div>
      <Changes changes={changes} />
      <details onToggle={(event) => setShowsPairs(event.currentTarget.open)}>
        <summary className="cursor-pointer rounded py-1 text-h5 text-heading">
          Contrast of every pair in this theme
        </summary>
        {showsPairs && <ContrastPairs colors={colors} />}
      </details>
      <Choice label="Format" options={files} value={format} onChange={setFormat} />
      <CodeBlock
        label={format}
        code={code}
        className="max-h-drawer"
        actions={
          <Button asChild size="sm" variant="ghost">
            <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(code)}`} download={fileName}>
              Download {fileName}
            </a>
          </Button>
        }
      />
    </div>
  );
}

interface BrandFormProps {
  brand: Brand;
  /** Called with supported values only. */
  onChange: (part: Partial<Brand>) => void;
}

const BrandForm = ({ brand, onChange }: BrandFormProps) => (
  <form
    aria-label="Theme"
    className="grid items-start gap-4 sm:grid-cols-3"
    onSubmit={(event) => event.preventDefault()}
  >
    {colorFields.map((field) => (
      <ColorField key={field.option} {...field} color={brand[field.option]} onChange={onChange} />
    ))}
    <Slider
      label="Corner radius"
      max={maxRadius}
      value={brand.radius}
      onValueChange={(radius) => onChange({ radius })}
      valueText={(value) => `${value} px`}
    />
    <Select label="Font" options={fonts} value={brand.font} onValueChange={(font) => onChange({ font })} />
    <SegmentedControl label="Density" value={brand.density} onValueChange={(density) => onChange({ density })}>
      <SegmentedControlItem value="comfortable">Comfortable</SegmentedControlItem>
      <SegmentedControlItem value="compact">Compact</SegmentedControlItem>
    </SegmentedControl>
  </form>
);

type ColorFieldProps = (typeof colorFields)[number] & { color: string; onChange: BrandFormProps['onChange'] };

function ColorField({ option, label, hint, color, onChange }: ColorFieldProps) {
  const [text, setText] = useState(color);
  const [error, setError] = useState<string>();

  function handleChange({ target: { value } }: ChangeEvent<HTMLInputElement>): void {
    // The native color input does not support the short form.
    const full = value.trim().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
    setText(value);
    try {
      createTheme({ [option]: full });
      setError(undefined);
      onChange({ [option]: full });
    } catch (problem) {
      setError(String(problem).replace(/^RangeError: createTheme: /, ''));
    }
  }

  return (
    <TextField
      label={label}
      hint={hint}
      error={error}
      value={text}
      spellCheck={false}
      autoComplete="off"
      onChange={handleChange}
      end={
        <input
          type="color"
          aria-label={`Pick the ${label.toLowerCase()}`}
          value={color}
          onChange={handleChange}
          className="size-8 cursor-pointer rounded-inner bg-transparent"
        />
      }
    />
  );
}

const Changes = ({ changes }: Pick<CreatedTheme, 'changes'>) => (
  <div>
    <p role="status" className="text-h5 text-heading">
      Every pair has enough contrast. Changed colors: {changes.length}.
    </p>
    {changes.length > 0 && (
      <Rows
        caption="Changed colors"
        head={['Color', 'Mode', 'Before', 'After', 'Reason']}
        rows={changes.map(({ mode, role, from, to, background, ratio, required }) => [
          role,
          modeNames[mode],
          ...[from, to].map((value) => (
            <Swatch key={value} color={value}>
              <code>{value}</code>
            </Swatch>
          )),
          `${ratio.toFixed(2)}:1 on ${background}, requires ${required}:1`,
        ])}
      />
    )}
  </div>
);
