import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditCard, KeyRound, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Accordion, AccordionContent, AccordionItem, type AccordionProps, AccordionTrigger, TextField } from 'waymark';

function Section({
  value,
  title,
  children,
  ...props
}: {
  value: string;
  title: string;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <AccordionItem value={value}>
      <AccordionTrigger {...props}>{title}</AccordionTrigger>
      <AccordionContent>{children}</AccordionContent>
    </AccordionItem>
  );
}

const sections = (
  <>
    <Section value="keys" title="Where do I find my key?">
      Your key is on the page of the connection, below the address.
    </Section>
    <Section value="limits" title="How many requests can I send?">
      Up to 10,000 an hour. Further requests are answered with the status 429.
    </Section>
    <Section value="errors" title="What happens after an error?">
      A request is repeated three times. You get a notification after the third.
    </Section>
  </>
);

const meta = {
  title: 'Controls/Accordion',
  component: Accordion,
  argTypes: {
    children: { control: false },
    type: { control: 'inline-radio', options: ['single', 'multiple'] },
    level: { control: 'select', options: [2, 3, 4, 5, 6] },
    value: { control: false },
  },
  args: { children: sections, level: 2 },
} satisfies Meta<AccordionProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { type: 'single', collapsible: true, disabled: false } };

/** Enter and Space show and hide a section; the arrow keys move between the headings. */
export const UsedByKeyboard: Story = {
  tags: ['feature', '!dev'],
  parameters: {
    keyboard: [
      'accordion-tab',
      'accordion-enter',
      'accordion-space',
      'accordion-down',
      'accordion-up',
      'accordion-home',
      'accordion-end',
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [keys, limits, errors] = canvas.getAllByRole('button');
    await userEvent.tab();
    await expect(keys).toHaveFocus();
    for (const [key, trigger] of [
      ['{ArrowDown}', limits],
      ['{End}', errors],
      ['{ArrowDown}', keys],
      ['{ArrowUp}', errors],
      ['{Home}', keys],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(trigger).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    const region = canvas.getByRole('region', { name: 'Where do I find my key?' });
    await expect(keys).toHaveAttribute('aria-expanded', 'true');
    await expect(keys).toHaveAttribute('aria-controls', region.id);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(limits).toHaveAttribute('aria-expanded', 'true');
    await expect(keys).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.queryByRole('region')).not.toBeInTheDocument());
    await expect(limits).not.toHaveAttribute('aria-controls');
  },
};

/** Several sections can be open at once, and the heading level follows the page outline. */
export const Multiple: Story = {
  tags: ['feature'],
  render: (args) => (
    <Accordion type="multiple" defaultExpanded={new Set(['keys'])} onExpandedChange={onExpandedChange} level={4}>
      {args.children}
    </Accordion>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'What happens after an error?' }));
    await expect(onExpandedChange).toHaveBeenLastCalledWith(new Set(['keys', 'errors']));
    await expect(canvas.getAllByRole('region')).toHaveLength(2);
  },
};

const onExpandedChange = fn();

/** With `collapsible={false}`, one section is always open, and its button is announced as unavailable. */
export const AlwaysOneOpen: Story = {
  tags: ['feature'],
  args: { collapsible: false, defaultValue: 'limits' },
  play: async ({ canvasElement }) => {
    const limits = within(canvasElement).getByRole('button', { name: 'How many requests can I send?' });
    await expect(limits).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(limits);
    await expect(limits).toHaveAttribute('aria-expanded', 'true');
  },
};

/** With `keepMounted`, a closed section keeps what the user has typed, but cannot be reached. */
export const KeepsItsContent: Story = {
  tags: ['feature'],
  args: {
    defaultValue: 'keys',
    children: (
      <AccordionItem value="keys">
        <AccordionTrigger>Key</AccordionTrigger>
        <AccordionContent keepMounted>
          <TextField label="Name of the key" />
        </AccordionContent>
      </AccordionItem>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Key' });
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'Shop');
    await userEvent.click(trigger);
    await expect(field.closest('[inert]')).not.toBeNull();
    await waitFor(() => expect(field).not.toBeVisible());
    await userEvent.click(trigger);
    await expect(canvas.getByRole('textbox')).toHaveValue('Shop');
  },
};

/** Open, closed, disabled, with icons, with long text, and the focus ring. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid grid-cols-1 items-start gap-6 bg-paper p-4 sm:grid-cols-2">
      <Accordion defaultValue="keys" level={2}>
        {sections}
      </Accordion>
      <Accordion type="multiple" defaultExpanded={new Set(['users'])} level={2}>
        <Section value="users" title="Users" icon={<Users />}>
          Three users can change this connection.
        </Section>
        <Section
          value="plan"
          title="Plan and payment, a title that is long enough to wrap in its column"
          icon={<CreditCard />}
        >
          You pay by the month.
        </Section>
        <AccordionItem value="keys" disabled>
          <AccordionTrigger start={<KeyRound />}>Disabled</AccordionTrigger>
          <AccordionContent>Keys</AccordionContent>
        </AccordionItem>
        <AccordionItem value="focused">
          <AccordionTrigger data-focused>Focused</AccordionTrigger>
          <AccordionContent>Keys</AccordionContent>
        </AccordionItem>
      </Accordion>
    </div>
  ),
  play: ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('[data-focused]')?.focus({ focusVisible: true });
  },
};
