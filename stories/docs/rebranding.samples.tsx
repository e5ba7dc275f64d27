import { Bell, LayoutDashboard, PlugZap, Settings } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import {
  Alert,
  Button,
  Card,
  CardContent,
  CardHeader,
  CardTitle,
  Checkbox,
  Chip,
  IconButton,
  Link,
  Meter,
  NavMenu,
  NavMenuEntries,
  SegmentedControl,
  SegmentedControlItem,
  Slider,
  Switch,
  TextField,
  ThemeProvider,
} from 'waymark';
import { type CreatedTheme, createTheme, type Density, maxRadius, type ThemeOptions } from 'waymark/tokens';
import { Cell, ContrastPairs, modeNames, RowHead, Table } from './tokens';

const colorFields = [
  { option: 'primary', label: 'Primary color', hint: 'Buttons, links and the focus ring' },
  { option: 'secondary', label: 'Secondary color', hint: 'The menu and the tools in the app bar' },
  { option: 'neutral', label: 'Neutral color', hint: 'The tint of grays' },
] as const;

type ColorOption = (typeof colorFields)[number]['option'];

/** The message of `createTheme` for one option. */
function errorOf(options: ThemeOptions): string | undefined {
  try {
    createTheme(options);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message.replace(/^createTheme: /, '') : String(error);
  }
}

const start = { primary: '#00695c', secondary: '#8e4a00', neutral: '#6b7280' };

/** Inputs for a brand, the theme of the brand on real components, and the code to copy. */
export function RebrandPlayground() {
  const [values, setValues] = useState<Record<ColorOption, string>>(start);
  const [valid, setValid] = useState<Record<ColorOption, string>>(start);
  const [radius, setRadius] = useState(12);
  const [density, setDensity] = useState<Density>('comfortable');
  const [showsPairs, setShowsPairs] = useState(false);
  const preview = `rebrand-${useId().replaceAll(/[^\w-]/g, '')}`;
  const options = useMemo(() => ({ ...valid, radius, density }), [valid, radius, density]);
  const theme = useMemo(() => createTheme(options), [options]);
  const previewCss = useMemo(() => createTheme({ ...options, selector: `.${preview}` }).css, [options, preview]);

  function setColor(option: ColorOption, value: string): void {
    setValues((before) => ({ ...before, [option]: value }));
    // The native color input has no short form.
    const color = value.trim().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
    if (errorOf({ [option]: color }) === undefined) setValid((before) => ({ ...before, [option]: color }));
  }

  return (
    <div className="grid grid-cols-1 gap-6 font-sans text-body text-text">
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
            error={errorOf({ [option]: values[option] })}
            value={values[option]}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => setColor(option, event.target.value)}
            endSlot={
              <input
                type="color"
                aria-label={`Pick the ${label.toLowerCase()}`}
                value={valid[option]}
                onChange={(event) => setColor(option, event.target.value)}
                className="size-8 cursor-pointer rounded-inner bg-transparent"
              />
            }
          />
        ))}
        <Slider
          label="Corner radius"
          max={maxRadius}
          value={radius}
          onValueChange={setRadius}
          valueText={(value) => `${value} px`}
        />
        <SegmentedControl label="Density" value={density} onValueChange={(value) => setDensity(value as Density)}>
          <SegmentedControlItem value="comfortable">Comfortable</SegmentedControlItem>
          <SegmentedControlItem value="compact">Compact</SegmentedControlItem>
        </SegmentedControl>
      </form>
      <style>{previewCss}</style>
      <div className={`${preview} grid gap-4 lg:grid-cols-2`}>
        {(['light', 'dark'] as const).map((mode) => (
          <ThemeProvider
            key={mode}
            scope="subtree"
            mode={mode}
            role="group"
            aria-label={`Preview, ${mode}`}
            className="min-w-0 rounded-outer p-4"
          >
            <Preview name={mode} />
          </ThemeProvider>
        ))}
      </div>
      <Changes theme={theme} />
      <Copyable label="Call" text={callOf(options)} />
      <Copyable label="Style sheet" text={theme.css} />
      <details onToggle={(event) => setShowsPairs(event.currentTarget.open)}>
        <summary className="cursor-pointer rounded py-1 text-h5 text-heading">
          Contrast of every pair in this theme
        </summary>
        {showsPairs && <ContrastPairs colors={theme.colors} />}
      </details>
    </div>
  );
}

/** The source of the call, as a project writes it. */
function callOf(options: ThemeOptions): string {
  const lines = Object.entries(options).map(
    ([name, value]) => `  ${name}: ${typeof value === 'string' ? `'${value}'` : String(value)},`,
  );
  return `import { createTheme } from 'waymark/tokens';\n\nconst { css, changes } = createTheme({\n${lines.join('\n')}\n});`;
}

const menu = [
  {
    id: 'main',
    type: 'group' as const,
    title: 'Dashboard',
    children: [
      { id: 'overview', type: 'item' as const, title: 'Overview', url: '/overview', icon: <LayoutDashboard /> },
      { id: 'settings', type: 'item' as const, title: 'Settings', url: '/settings', icon: <Settings /> },
    ],
  },
];

/** One component of each kind. */
function Preview({ name }: { name: string }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Weather service</CardTitle>
        <IconButton aria-label="Notifications">
          <Bell />
        </IconButton>
      </CardHeader>
      <CardContent className="grid gap-4">
        <NavMenu aria-label={`Menu, ${name}`}>
          <NavMenuEntries entries={menu} currentPath="/overview" />
        </NavMenu>
        <div className="flex flex-wrap gap-2">
          <Button startIcon={<PlugZap />}>Test</Button>
          <Button variant="soft">Edit</Button>
          <Button variant="outline">Share</Button>
          <Button variant="ghost">Cancel</Button>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Chip tone="primary">New</Chip>
          <Chip tone="secondary">Beta</Chip>
          <Chip tone="success">Active</Chip>
          <Chip tone="neutral">Draft</Chip>
          <Link href="/details">Details</Link>
        </div>
        <Switch label="Send reports" defaultChecked />
        <Checkbox label="Remember the connection" defaultChecked />
        <TextField label="Name" defaultValue="Weather" />
        <Meter label="Storage" value={28} max={35} />
        <Alert tone="primary" live="off" title="The connection is ready" />
      </CardContent>
    </Card>
  );
}

function Changes({ theme: { changes } }: { theme: CreatedTheme }) {
  return (
    <div>
      <p role="status" className="text-h5 text-heading">
        {changes.length === 0
          ? 'Every pair has enough contrast. No color was changed.'
          : `Every pair has enough contrast after ${changes.length === 1 ? 'one color was' : `${changes.length} colors were`} changed.`}
      </p>
      {changes.length > 0 && (
        <Table caption="Changed colors" head={['Color', 'Mode', 'Before', 'After', 'Reason']}>
          {changes.map(({ mode, role, from, to, background, ratio, required }) => (
            <tr key={`${mode} ${role}`}>
              <RowHead>{role}</RowHead>
              <Cell>{modeNames[mode]}</Cell>
              <Cell>
                <Color value={from} />
              </Cell>
              <Cell>
                <Color value={to} />
              </Cell>
              <Cell>
                {ratio.toFixed(2)}:1 on {background}, requires {required}:1
              </Cell>
            </tr>
          ))}
        </Table>
      )}
    </div>
  );
}

function Color({ value }: { value: string }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden className="size-5 rounded-inner border border-border" style={{ backgroundColor: value }} />
      <code>{value}</code>
    </span>
  );
}

/** A block of code with a button that copies it. */
function Copyable({ label, text }: { label: string; text: string }) {
  const [result, setResult] = useState({ text: '', message: '' });
  return (
    <section aria-label={label} className="grid gap-2">
      <div className="flex items-center justify-between gap-3">
        <p className="text-h5 text-heading">{label}</p>
        <span className="flex items-center gap-3">
          <span role="status" className="text-caption text-muted">
            {result.text === text && result.message}
          </span>
          <Button
            size="sm"
            variant="outline"
            aria-label={`Copy the ${label.toLowerCase()}`}
            onClick={() => {
              navigator.clipboard.writeText(text).then(
                () => setResult({ text, message: 'Copied' }),
                () => setResult({ text, message: 'The browser refused to copy. Select the text instead.' }),
              );
            }}
          >
            Copy
          </Button>
        </span>
      </div>
      <pre
        dir="ltr"
        role="region"
        aria-label={`${label}, code`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area has to be focusable
        tabIndex={0}
        className="max-h-drawer overflow-auto rounded border border-divider bg-paper p-3 font-mono text-caption"
      >
        <code>{text}</code>
      </pre>
    </section>
  );
}
