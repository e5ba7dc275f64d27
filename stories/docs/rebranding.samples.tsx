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
  Switch,
  TextField,
  ThemeProvider,
} from 'waymark';
import { type CreatedTheme, createTheme } from 'waymark/tokens';
import { type Brand, BrandForm, useBrand } from './brand';
import { Copyable } from './copyable';
import { Cell, ContrastPairs, modeNames, RowHead, Table } from './tokens';

/** Inputs for a brand, the theme of the brand on real components, and the code to copy. */
export function RebrandPlayground() {
  const [brand, changeBrand] = useBrand();
  const [showsPairs, setShowsPairs] = useState(false);
  const preview = `rebrand-${useId().replaceAll(/[^\w-]/g, '')}`;
  const theme = useMemo(() => createTheme(brand), [brand]);
  const previewCss = useMemo(() => createTheme({ ...brand, selector: `.${preview}` }).css, [brand, preview]);

  return (
    <div className="grid grid-cols-1 gap-6 font-sans text-body text-text">
      <BrandForm brand={brand} onChange={changeBrand} />
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
      <Copyable label="Call" text={callOf(brand)} />
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
function callOf(brand: Brand): string {
  const lines = Object.entries(brand).map(
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
          <Button start={<PlugZap />}>Test</Button>
          <Button variant="tonal">Edit</Button>
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
