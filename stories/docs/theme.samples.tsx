import { Bell } from 'lucide-react';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import {
  Alert,
  Button,
  Checkbox,
  Chip,
  CodeBlock,
  IconButton,
  Meter,
  SegmentedControl,
  SegmentedControlItem,
  Select,
  Slider,
  Switch,
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
  TextField,
  ThemeProvider,
} from 'waymark';
import {
  type CreatedTheme,
  createTheme,
  type Density,
  designTokens,
  maxRadius,
  type ThemeOptions,
} from 'waymark/tokens';
import { ThemeSample } from '../providers/theming.samples';
import { Authentication } from '../templates/authentication';
import { Dashboard } from '../templates/dashboard';
import { DataTable } from '../templates/data-table';
import { LivePage } from './live-page';
import { ContrastPairs, modeNames, Rows, Swatch } from './tokens';
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

/** The theme as the files of a project. */
function filesOf({ font, ...options }: Brand, css: string) {
  const { radius, density } = options;
  const call = Object.entries(options).map(([name, value]) => `  ${name}: ${JSON.stringify(value)},\n`);
  return [
    { name: 'CSS variables', fileName: 'brand.css', code: css },
    { name: 'Tailwind theme', fileName: 'brand.tailwind.css', code: tailwindOf(css) },
    {
      name: 'Design tokens',
      fileName: 'brand.resolver.json',
      code: `${JSON.stringify(designTokens(options), null, 2)}\n`,
    },
    {
      name: 'Provider',
      fileName: 'theme.tsx',
      code: `import type { ReactNode } from 'react';
import { ThemeProvider } from 'waymark';
import './brand.css';

export function Theme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider radius={${radius}} density="${density}"${font && ` font="${font}"`}>
      {children}
    </ThemeProvider>
  );
}
`,
    },
    {
      name: 'Call',
      fileName: 'brand.mjs',
      code: `import { createTheme } from 'waymark/tokens';\n\nconst { css, changes } = createTheme({\n${call.join('').replaceAll('"', "'")}});\n`,
    },
  ];
}

const previews: Readonly<Record<string, ReactNode>> = {
  Components: (
    <div className="h-full bg-canvas p-5">
      <ThemeSample>
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="tonal">Share</Button>
          <Button variant="ghost">Cancel</Button>
          <Chip tone="primary">New</Chip>
          <Chip tone="secondary">Beta</Chip>
          <Chip tone="neutral">Draft</Chip>
          <IconButton aria-label="Notifications">
            <Bell />
          </IconButton>
        </div>
        <Switch label="Send reports" defaultChecked />
        <Checkbox label="Remember the connection" defaultChecked />
        <Meter label="Storage" value={28} max={35} />
        <Alert tone="primary" live="off" title="The connection is ready" />
      </ThemeSample>
    </div>
  ),
  Dashboard: (
    <LivePage className="[zoom:0.78]">
      <Dashboard />
    </LivePage>
  ),
  'Data table': (
    <LivePage className="[zoom:0.78]">
      <DataTable />
    </LivePage>
  ),
  'Sign in': (
    <div aria-hidden inert>
      <Authentication />
    </div>
  ),
};

/** An editor of a theme: the templates in it, its contrasts, and its files. */
export function ThemeEditor() {
  const [brand, setBrand] = useState(storedBrand);
  const [preview, setPreview] = useState('Components');
  const [mode, setMode] = useState<'light' | 'dark'>('light');
  const [showsPairs, setShowsPairs] = useState(false);
  const className = `theme-${useId().replaceAll(/[^\w-]/g, '')}`;
  const theme = useMemo(() => themeOf(brand), [brand]);
  const previewCss = useMemo(() => themeOf(brand, `.${className}`).css, [brand, className]);
  const files = useMemo(() => filesOf(brand, theme.css), [brand, theme]);
  useEffect(() => sessionStorage.setItem(storageKey, JSON.stringify(brand)), [brand]);

  return (
    <div className="grid grid-cols-1 gap-6 font-sans text-body text-text">
      <BrandForm brand={brand} onChange={(part) => setBrand((before) => ({ ...before, ...part }))} />
      <style>{previewCss}</style>
      <div className="flex flex-wrap gap-4">
        <SegmentedControl label="Preview" value={preview} onValueChange={setPreview}>
          {Object.keys(previews).map((name) => (
            <SegmentedControlItem key={name} value={name}>
              {name}
            </SegmentedControlItem>
          ))}
        </SegmentedControl>
        <SegmentedControl label="Color mode" value={mode} onValueChange={setMode}>
          <SegmentedControlItem value="light">Light</SegmentedControlItem>
          <SegmentedControlItem value="dark">Dark</SegmentedControlItem>
        </SegmentedControl>
      </div>
      <div className={className}>
        <ThemeProvider
          scope="subtree"
          mode={mode}
          role="group"
          aria-label={`Preview, ${mode}`}
          className="h-137 overflow-auto rounded-outer border border-divider font-(family-name:--wm-font)"
        >
          {previews[preview]}
        </ThemeProvider>
      </div>
      <Changes changes={theme.changes} />
      <details onToggle={(event) => setShowsPairs(event.currentTarget.open)}>
        <summary className="cursor-pointer rounded py-1 text-h5 text-heading">
          Contrast of every pair in this theme
        </summary>
        {showsPairs && <ContrastPairs colors={theme.colors} />}
      </details>
      <Tabs defaultValue="brand.css">
        <TabsList aria-label="Format">
          {files.map(({ name, fileName }) => (
            <TabsTrigger key={fileName} value={fileName}>
              {name}
            </TabsTrigger>
          ))}
        </TabsList>
        {files.map(({ name, fileName, code }) => (
          <TabsContent key={fileName} value={fileName}>
            <CodeBlock
              label={name}
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
          </TabsContent>
        ))}
      </Tabs>
    </div>
  );
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
  /** Called with supported values only. */
  onChange: (part: Partial<Brand>) => void;
}

function BrandForm({ brand, onChange }: BrandFormProps) {
  const [texts, setTexts] = useState(brand);

  return (
    <form
      aria-label="Theme"
      className="grid items-start gap-4 sm:grid-cols-3"
      onSubmit={(event) => event.preventDefault()}
    >
      {colorFields.map(({ option, label, hint }) => {
        const setColor = ({ target: { value } }: React.ChangeEvent<HTMLInputElement>): void => {
          setTexts((before) => ({ ...before, [option]: value }));
          // The native color input does not support the short form.
          const color = value.trim().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
          if (errorOf({ [option]: color }) === undefined) onChange({ [option]: color });
        };
        return (
          <TextField
            key={option}
            label={label}
            hint={hint}
            error={errorOf({ [option]: texts[option] })}
            value={texts[option]}
            spellCheck={false}
            autoComplete="off"
            onChange={setColor}
            end={
              <input
                type="color"
                aria-label={`Pick the ${label.toLowerCase()}`}
                value={brand[option]}
                onChange={setColor}
                className="size-8 cursor-pointer rounded-inner bg-transparent"
              />
            }
          />
        );
      })}
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
}

function Changes({ changes }: Pick<CreatedTheme, 'changes'>) {
  const after = changes.length === 1 ? 'one color was' : `${changes.length} colors were`;
  return (
    <div>
      <p role="status" className="text-h5 text-heading">
        {changes.length === 0
          ? 'Every pair has enough contrast. No color was changed.'
          : `Every pair has enough contrast after ${after} changed.`}
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
}
