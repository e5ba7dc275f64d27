import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  Card,
  CardContent,
  CardTitle,
  Chip,
  DescriptionList,
  DescriptionListDetails,
  DescriptionListItem,
  type DescriptionListProps,
  DescriptionListTerm,
  Link,
} from 'waymark';

const items = (
  <>
    <DescriptionListItem>
      <DescriptionListTerm>Label</DescriptionListTerm>
      <DescriptionListDetails>Online Store</DescriptionListDetails>
    </DescriptionListItem>
    <DescriptionListItem>
      <DescriptionListTerm>Level</DescriptionListTerm>
      <DescriptionListDetails>
        <Chip size="sm" tone="success">
          High
        </Chip>
      </DescriptionListDetails>
    </DescriptionListItem>
    <DescriptionListItem>
      <DescriptionListTerm>Time</DescriptionListTerm>
      <DescriptionListDetails>November 23, 2026 at 3:51 PM</DescriptionListDetails>
    </DescriptionListItem>
    <DescriptionListItem>
      <DescriptionListTerm>Source</DescriptionListTerm>
      <DescriptionListDetails>
        <Link href="#source">Weather service</Link>
      </DescriptionListDetails>
    </DescriptionListItem>
  </>
);

const meta = {
  title: 'Content/DescriptionList',
  component: DescriptionList,
  argTypes: {
    layout: { control: 'inline-radio', options: ['stacked', 'beside'] },
    columns: { control: 'inline-radio', options: [1, 2, 3, 4] },
    minColumnWidth: { control: 'inline-radio', options: [undefined, 'sm', 'md', 'lg'] },
    children: { description: 'The items.', control: false },
  },
  args: { children: items },
} satisfies Meta<typeof DescriptionList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { layout: 'beside', columns: 1, dividers: true, className: 'max-w-100' } };

/** Terms and details are native elements: a screen reader announces which details belong to which term. */
export const TermsAndDetails: Story = {
  tags: ['feature'],
  render: () => (
    <DescriptionList>
      <DescriptionListItem>
        <DescriptionListTerm>Owner</DescriptionListTerm>
        <DescriptionListDetails>Ada Fischer</DescriptionListDetails>
      </DescriptionListItem>
      <DescriptionListItem>
        <DescriptionListTerm>Addresses</DescriptionListTerm>
        <DescriptionListDetails>https://api.example.com/readings</DescriptionListDetails>
        <DescriptionListDetails>https://api.example.com/labels</DescriptionListDetails>
      </DescriptionListItem>
    </DescriptionList>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('term')).toHaveLength(2);
    await expect(canvas.getAllByRole('definition')).toHaveLength(3);
    const term = canvas.getByText('Owner').getBoundingClientRect();
    await expect(canvas.getByText('Ada Fischer').getBoundingClientRect().top).toBeGreaterThanOrEqual(term.bottom);
  },
};

/** As many columns as fit at the minimum width. */
export const Columns: Story = {
  tags: ['feature'],
  args: { minColumnWidth: 'sm' },
  play: async ({ canvasElement }) => {
    const tops = [...canvasElement.querySelectorAll('dt')].map((term) => term.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

/** The term is beside its details, and above them in a narrow container. All terms are equally wide. */
export const Beside: Story = {
  tags: ['feature'],
  args: {
    layout: 'beside',
    children: (
      <>
        {items}
        <DescriptionListItem>
          <DescriptionListTerm>Addresses</DescriptionListTerm>
          <DescriptionListDetails>
            <span>Readings</span>
          </DescriptionListDetails>
          <DescriptionListDetails>
            <span>Labels</span>
          </DescriptionListDetails>
        </DescriptionListItem>
      </>
    ),
  },
  render: (args) => (
    <div className="grid gap-6">
      <DescriptionList {...args} className="max-w-100" data-testid="wide" />
      <DescriptionList {...args} className="max-w-60" data-testid="narrow" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const firstOf = (id: string) =>
      ['dt', 'dd'].map((tag) => canvas.getByTestId(id).querySelector(tag)?.getBoundingClientRect() ?? new DOMRect());
    const [term, details] = firstOf('wide');
    await expect(details?.top).toBe(term?.top);
    const widths = [...canvas.getByTestId('wide').querySelectorAll('dt')].map((each) => each.offsetWidth);
    await expect(new Set(widths).size).toBe(1);
    // Further details are below the first ones.
    const [first, second] = [...canvas.getByTestId('wide').querySelectorAll('dd')].slice(-2);
    const inset = (element?: Element) => element?.firstElementChild?.getBoundingClientRect().left ?? Number.NaN;
    await expect(inset(second)).toBeCloseTo(inset(first), 0);
    const [termAbove, detailsBelow] = firstOf('narrow');
    await expect(detailsBelow?.top).toBeGreaterThanOrEqual(termAbove?.bottom ?? Number.NaN);
  },
};

/** Lines between the items. With several columns, each item begins with a line. */
export const Dividers: Story = {
  tags: ['feature'],
  args: { layout: 'beside', dividers: true, className: 'max-w-100' },
  play: async ({ canvasElement }) => {
    const lines = [...canvasElement.querySelectorAll('[data-slot="description-list-item"]')].map((item) =>
      Number.parseFloat(getComputedStyle(item).borderTopWidth),
    );
    await expect(lines).toEqual([0, 1, 1, 1]);
  },
};

const long = (
  <>
    {items}
    <DescriptionListItem>
      <DescriptionListTerm>A term that is too long for one line of its column</DescriptionListTerm>
      <DescriptionListDetails>
        https://api.example.com/readings/2026/november/averyveryverylongaddresswithoutanyspace
      </DescriptionListDetails>
      <DescriptionListDetails>Second details</DescriptionListDetails>
    </DescriptionListItem>
  </>
);

const sheet: readonly (DescriptionListProps & { title: string })[] = [
  { title: 'Stacked' },
  { title: 'Stacked, with lines', dividers: true },
  { title: 'Beside', layout: 'beside' },
  { title: 'Beside, with lines', layout: 'beside', dividers: true },
  { title: 'As many columns as fit', minColumnWidth: 'sm' },
  { title: 'Two columns, with lines', columns: { initial: 1, sm: 2 }, dividers: true },
  { title: 'Beside in two columns, with lines', layout: 'beside', columns: { initial: 1, sm: 2 }, dividers: true },
  { title: 'Beside, in a narrow container', layout: 'beside', dividers: true, className: 'max-w-60' },
];

/** Both layouts in one and several columns, with and without lines, and with long text. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {sheet.map(({ title, ...props }) => (
        <Card key={title}>
          <CardContent className="grid gap-3">
            <CardTitle>{title}</CardTitle>
            <DescriptionList {...props}>{long}</DescriptionList>
          </CardContent>
        </Card>
      ))}
    </div>
  ),
};
