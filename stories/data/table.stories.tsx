import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import {
  Chip,
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableFooter,
  TableHead,
  TableHeader,
  type TableProps,
  TableRow,
} from 'waymark';

const services = [
  { name: 'Map tiles', region: 'Frankfurt', state: 'High', requests: 12_480, change: 540 },
  { name: 'Weather', region: 'Amsterdam', state: 'Medium', requests: 3071, change: -418 },
  { name: 'Air quality', region: 'Dublin', state: 'Low', requests: 118, change: 0 },
];
const numbers = new Intl.NumberFormat('en');
const total = services.reduce((sum, { requests }) => sum + requests, 0);

const header = (
  <TableHeader>
    <TableRow>
      <TableHead>Service</TableHead>
      <TableHead>Region</TableHead>
      <TableHead align="end">Requests</TableHead>
      <TableHead align="end">Change</TableHead>
    </TableRow>
  </TableHeader>
);

const rows = services.map(({ name, region, requests, change }) => (
  <TableRow key={name}>
    <TableHead scope="row">{name}</TableHead>
    <TableCell>{region}</TableCell>
    <TableCell align="end">{numbers.format(requests)}</TableCell>
    <TableCell align="end">{numbers.format(change)}</TableCell>
  </TableRow>
));

const meta = {
  title: 'Data/Table',
  component: Table,
  argTypes: {
    density: { control: 'inline-radio', options: ['comfortable', 'compact'] },
    children: { description: 'A caption, a header, a body and a footer.', control: false },
    slotProps: { control: false },
  },
} satisfies Meta<typeof Table>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    density: 'comfortable',
    stickyHeader: false,
    children: (
      <>
        <TableCaption>Requests by service</TableCaption>
        {header}
        <TableBody>{rows}</TableBody>
      </>
    ),
  },
};

/** Header cells of columns and rows, and a footer with the total. */
export const HeadersAndTotal: Story = {
  tags: ['feature'],
  render: () => (
    <Table>
      <TableCaption>Requests by service</TableCaption>
      {header}
      <TableBody>{rows}</TableBody>
      <TableFooter>
        <TableRow>
          <TableHead scope="row">Total</TableHead>
          <TableCell />
          <TableCell align="end">{numbers.format(total)}</TableCell>
          <TableCell />
        </TableRow>
      </TableFooter>
    </Table>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = within(canvas.getByRole('table', { name: 'Requests by service' }));
    await expect(table.getAllByRole('columnheader')).toHaveLength(4);
    await expect(table.getByRole('rowheader', { name: 'Total' })).toBeVisible();
    await expect(table.getByRole('row', { name: /^Weather/ })).toHaveTextContent('3,071');
    // The table fits, so it adds no landmark and no tab stop.
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** A table wider than its container scrolls with the keyboard, and the page does not scroll. */
export const ScrollsByKeyboard: Story = {
  tags: ['feature'],
  parameters: { keyboard: ['table-tab'] },
  render: () => (
    <Table className="max-w-60" classNames={{ table: 'whitespace-nowrap' }}>
      <TableCaption>Requests by service</TableCaption>
      {header}
      <TableBody>{rows}</TableBody>
    </Table>
  ),
  play: async ({ canvasElement }) => {
    const area = await within(canvasElement).findByRole('region', { name: 'Requests by service' });
    await expect(area.scrollWidth).toBeGreaterThan(area.clientWidth);
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** The header stays visible while the rows scroll. */
export const StickyHeader: Story = {
  tags: ['feature'],
  render: () => (
    <Table stickyHeader aria-label="Requests by hour" className="max-h-60">
      <TableHeader>
        <TableRow>
          <TableHead>Hour</TableHead>
          <TableHead align="end">Requests</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {Array.from({ length: 24 }, (_, hour) => (
          <TableRow key={hour}>
            <TableHead scope="row">{`${hour}:00`}</TableHead>
            <TableCell align="end">{numbers.format(900 + hour * 37)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const area = await canvas.findByRole('region', { name: 'Requests by hour' });
    const head = canvas.getByRole('columnheader', { name: 'Hour' });
    const { top } = head.getBoundingClientRect();
    area.scrollTo({ top: 200 });
    await expect(area.scrollTop).toBe(200);
    await expect(head.getBoundingClientRect().top).toBe(top);
  },
};

const plans = (props: TableProps) => (
  <Table {...props}>
    {header}
    <TableBody>
      {rows}
      <TableRow>
        <TableHead scope="row">A service with a name that needs two lines in a narrow table</TableHead>
        <TableCell>
          <Chip size="sm" tone="warning">
            Paused
          </Chip>
        </TableCell>
        <TableCell align="end">{numbers.format(0)}</TableCell>
        <TableCell align="end">{numbers.format(-100)}</TableCell>
      </TableRow>
    </TableBody>
    <TableFooter>
      <TableRow>
        <TableHead scope="row">Total</TableHead>
        <TableCell />
        <TableCell align="end">{numbers.format(total)}</TableCell>
        <TableCell />
      </TableRow>
    </TableFooter>
  </Table>
);

/**
 * Comfortable and compact, with and without a caption, a sticky header above scrolled rows, and a table wider than its
 * container.
 */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid gap-6 bg-paper p-4 sm:grid-cols-2">
      {plans({ 'aria-label': 'Comfortable' })}
      {plans({ 'aria-label': 'Compact', density: 'compact' })}
      {plans({ 'aria-label': 'Sticky', stickyHeader: true, className: 'max-h-40' })}
      <Table className="max-w-60" classNames={{ table: 'whitespace-nowrap' }}>
        <TableCaption>Wider than its space</TableCaption>
        {header}
        <TableBody>{rows}</TableBody>
      </Table>
    </div>
  ),
};
