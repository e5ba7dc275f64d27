import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import {
  Alert,
  Button,
  Card,
  CardContent,
  CardHeader,
  CardTitle,
  ChartSymbol,
  Checkbox,
  Chip,
  IconButton,
  Link,
  List,
  ListItem,
  ListItemText,
  Meter,
  RadioGroup,
  RadioGroupItem,
  Select,
  Switch,
  Tabs,
  TabsList,
  TabsTrigger,
  TextField,
  useTheme,
} from 'waymark';

/** A page of a project with Tailwind: 18 elements with ordinary classes. */
function Host() {
  return (
    <main data-host className="mx-auto grid max-w-3xl gap-4 p-6 text-gray-700 md:p-8">
      <h1 data-host className="text-3xl font-black tracking-tight text-gray-900">
        Invoices
      </h1>
      <p data-host className="text-lg leading-8">
        Everything that{' '}
        <a data-host className="text-blue-600 underline" href="#due">
          is due
        </a>{' '}
        this month.{' '}
        <code data-host className="rounded-sm bg-gray-100 px-1 font-mono text-sm">
          INV-7
        </code>
      </p>
      <div data-host className="grid grid-cols-1 gap-4 md:grid-cols-3">
        {/* shadcn/ui marks its slots with the same attribute as the kit. */}
        <section
          data-host
          data-slot="card"
          className="rounded-lg border border-gray-200 bg-white p-4 shadow-md dark:bg-gray-900"
        >
          <h2 data-host data-slot="card-title" className="text-xl font-semibold">
            Paid
          </h2>
          <ul data-host className="list-disc ps-5 text-sm">
            <li data-host>March</li>
          </ul>
        </section>
        <aside data-host className="hidden md:block">
          Only on wide pages
        </aside>
      </div>
      <form data-host className="flex flex-wrap items-end gap-2">
        <label data-host className="text-sm font-medium" htmlFor="amount">
          Amount
        </label>
        <input data-host id="amount" className="rounded-md border border-gray-300 px-3 py-2" placeholder="0.00" />
        <button data-host data-slot="button" type="button" className="rounded-lg bg-blue-600 px-4 py-2 text-white">
          Pay
        </button>
        <button data-host type="reset">
          Reset
        </button>
      </form>
      <svg data-host viewBox="0 0 10 10" className="size-6 fill-current">
        <circle cx="5" cy="5" r="4" />
      </svg>
      <hr data-host className="border-gray-300" />
    </main>
  );
}

function Kit() {
  const { resolvedMode } = useTheme();
  return (
    <div
      id="kit"
      style={{ position: 'absolute', insetBlockStart: 0, insetInlineStart: 0, display: 'grid', gap: 16, width: 560 }}
    >
      <Card>
        <CardHeader>
          <CardTitle>Payments</CardTitle>
        </CardHeader>
        <CardContent>
          {/* The color is an SVG attribute. */}
          <ChartSymbol color="success" /> Read <Link href="#terms">the terms</Link> first.
          <List>
            <ListItem>
              <ListItemText primary="INV-7" secondary="Due tomorrow" />
            </ListItem>
          </List>
        </CardContent>
      </Card>
      <Alert tone="error" title="Payment failed">
        Try again.
      </Alert>
      <TextField label="Email" hint="For the receipt" placeholder="ada@waymark.example" />
      <Select label="Currency">
        <option>EUR</option>
      </Select>
      <Checkbox label="Remember" defaultChecked />
      <Switch label="Reminders" defaultChecked />
      <RadioGroup label="Interval" defaultValue="month">
        <RadioGroupItem value="month" label="Monthly" />
      </RadioGroup>
      <Tabs defaultValue="a">
        <TabsList aria-label="Views">
          <TabsTrigger value="a">Open</TabsTrigger>
          <TabsTrigger value="b">Paid</TabsTrigger>
        </TabsList>
      </Tabs>
      {/* The spaces between the elements use the page's font. */}
      <div id="line" style={{ font: '14px/1.5 var(--wm-font)', letterSpacing: 'normal' }}>
        <Button>Pay</Button> <Button variant="outline">Later</Button> <Chip>New</Chip>{' '}
        <IconButton aria-label="More">
          <svg viewBox="0 0 10 10">
            <circle cx="5" cy="5" r="4" />
          </svg>
        </IconButton>{' '}
        <Button size="sm">Now</Button>
      </div>
      <Meter label="Storage" value={28} max={35} color="series-2" />
      <output>{resolvedMode}</output>
      <Button id="changed" className="flat rounded-none p-8 uppercase">
        Changed
      </Button>
    </div>
  );
}

const search = new URLSearchParams(location.search);

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <StrictMode>
    {search.has('host') && <Host />}
    {search.has('kit') && <Kit />}
  </StrictMode>,
);
