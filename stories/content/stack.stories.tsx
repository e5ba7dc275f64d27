import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button, Card, CardContent, Chip, Heading, Stack, Text, TextField } from 'waymark';
import { breakpoints } from 'waymark/tokens';

const meta = {
  title: 'Content/Stack',
  component: Stack,
  argTypes: {
    direction: { control: 'inline-radio', options: ['column', 'row'] },
    gap: { control: 'select', options: [0, 1, 2, 3, 4, 5, 6, 8, 10] },
    align: { control: 'select', options: ['start', 'center', 'end', 'baseline', 'stretch'] },
    justify: { control: 'select', options: ['start', 'center', 'end', 'between'] },
    hideBelow: { control: 'select', options: [undefined, 'sm', 'md', 'lg', 'xl'] },
    hideFrom: { control: 'select', options: [undefined, 'sm', 'md', 'lg', 'xl'] },
  },
  args: {
    children: (
      <>
        <Button>Save</Button>
        <Button variant="outline">Test connection</Button>
        <Button variant="ghost">Cancel</Button>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { direction: 'row', gap: 4, align: 'center', justify: 'start', wrap: true, grow: false },
};

const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();

/** A column of fields, and a row of buttons that wraps when it does not fit. */
export const Form: Story = {
  tags: ['feature'],
  render: () => (
    <Card style={{ maxWidth: 400 }}>
      <CardContent>
        <Stack asChild gap={5}>
          <form aria-label="Connection">
            <TextField label="Name" defaultValue="Weather service" />
            <TextField label="URL" type="url" defaultValue="https://weather.example" />
            <Stack direction="row" wrap gap={3} data-testid="buttons">
              <Button>Save</Button>
              <Button variant="outline">Test connection</Button>
            </Stack>
          </form>
        </Stack>
      </CardContent>
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The form itself is the stack, without a wrapper element.
    const form = canvas.getByRole('form', { name: 'Connection' });
    await expect(form).toHaveAttribute('data-slot', 'stack');
    const [name, url] = canvas.getAllByRole('textbox').map((field) => field.closest('[data-slot="text-field"]'));
    await expect(boxOf(url as Element).top - boxOf(name as Element).bottom).toBe(20);
    const [save, test] = canvas.getAllByRole('button').map(boxOf);
    await expect(Math.round((test?.left ?? 0) - (save?.right ?? 0))).toBe(12);
    await expect(save?.top).toBe(test?.top);
  },
};

/** A page of its own: as high as the window, with a card of a limited width in the middle. */
export const WholePage: Story = {
  tags: ['feature'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Stack fullHeight padding={4}>
      <Stack grow align="center" justify="center">
        <Stack asChild maxWidth="sm">
          <Card>
            <CardContent>
              <Text>You have been signed out.</Text>
            </CardContent>
          </Card>
        </Stack>
      </Stack>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const [page] = canvasElement.querySelectorAll<HTMLElement>('[data-slot="stack"]');
    const card = within(canvasElement).getByText('You have been signed out.').closest<HTMLElement>('.max-w-dialog');
    if (!page || !card) throw new Error('There is no page with a card.');
    await expect(page.offsetHeight).toBe(window.innerHeight);
    await expect(card.offsetWidth).toBe(Math.min(440, page.clientWidth - 32));
  },
};

/** A row starts on the right in right-to-left text. */
export const WritingDirection: Story = {
  tags: ['feature'],
  args: { direction: 'row', wrap: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const original = document.documentElement.dir;
    for (const direction of ['rtl', 'ltr']) {
      document.documentElement.dir = direction;
      const first = boxOf(canvas.getByRole('button', { name: 'Save' }));
      const second = boxOf(canvas.getByRole('button', { name: 'Test connection' }));
      await expect(first.left > second.left).toBe(direction === 'rtl');
    }
    document.documentElement.dir = original;
  },
};

/** A breakpoint object changes a value with the viewport width: here, a column below `sm` and a row from `sm` up. */
export const ResponsiveValues: Story = {
  tags: ['feature'],
  render: () => (
    <Stack direction={{ initial: 'column', sm: 'row' }} align={{ sm: 'center' }} gap={{ initial: 2, sm: 6 }}>
      <Heading level={2} size="h4">
        Weather service
      </Heading>
      <Text tone="muted">Tested every hour</Text>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading');
    const { flexDirection, gap } = getComputedStyle(heading.parentElement as Element);
    const isWide = window.innerWidth >= breakpoints.sm;
    await expect([flexDirection, Number.parseFloat(gap)]).toEqual(isWide ? ['row', 24] : ['column', 8]);
  },
};

/** `hideBelow` and `hideFrom` switch between two versions of the content, also for assistive technology. */
export const HiddenByWidth: Story = {
  tags: ['feature'],
  render: () => (
    <>
      <Stack hideBelow="md">
        <Text>Twelve connections respond within two seconds.</Text>
      </Stack>
      <Stack hideFrom="md">
        <Text>12 connections</Text>
      </Stack>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const isWide = window.innerWidth >= breakpoints.md;
    const [long, short] = [canvas.getByText(/^Twelve/), canvas.getByText('12 connections')];
    await expect(isWide ? long : short).toBeVisible();
    await expect(isWide ? short : long).not.toBeVisible();
  },
};

const aligns = ['start', 'center', 'end', 'baseline', 'stretch'] as const;
const justifies = ['start', 'center', 'end', 'between'] as const;
const gaps = [0, 1, 2, 3, 4, 5, 6, 8, 10] as const;

/** Every gap, alignment and justification, in both directions. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <Stack gap={5}>
      {gaps.map((gap) => (
        <Stack key={gap} direction="row" wrap gap={gap}>
          <Chip>{`gap ${gap}`}</Chip>
          <Chip tone="secondary">A</Chip>
          <Chip tone="secondary">B</Chip>
        </Stack>
      ))}
      {justifies.map((justify) => (
        <Stack key={justify} direction="row" wrap gap={2} justify={justify}>
          <Chip>{justify}</Chip>
          <Chip tone="secondary">A</Chip>
          <Chip tone="secondary">B</Chip>
        </Stack>
      ))}
      <Stack direction="row" wrap gap={8}>
        {aligns.map((align) => (
          <Stack key={align} direction="row" gap={2} align={align}>
            <Heading level={2} size="h1">
              h1
            </Heading>
            <Chip>{align}</Chip>
          </Stack>
        ))}
      </Stack>
      <Stack direction={{ initial: 'column', md: 'row' }} gap={{ initial: 2, md: 8 }}>
        <Chip>column, row from md</Chip>
        <Stack grow>
          <Card variant="outline">
            <CardContent>grow</CardContent>
          </Card>
        </Stack>
      </Stack>
    </Stack>
  ),
};
