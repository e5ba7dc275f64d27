import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  Button,
  Combobox,
  type ComboboxOption,
  Dialog,
  DialogBody,
  DialogContent,
  DialogTitle,
  DialogTrigger,
  MultiCombobox,
} from 'waymark';

const regions: readonly ComboboxOption[] = [
  { value: 'eu-central', label: 'Frankfurt', group: 'Europe' },
  { value: 'eu-west', label: 'Dublin', group: 'Europe' },
  { value: 'eu-north', label: 'Malmö', group: 'Europe', disabled: true },
  { value: 'us-east', label: 'Virginia', group: 'America' },
  { value: 'sa-east', label: 'São Paulo', group: 'America', description: 'Higher latency' },
  { value: 'ap-south', label: 'Mumbai', group: 'Asia', keywords: ['Bombay'] },
];

const meta = {
  title: 'Controls/Combobox',
  component: Combobox,
  argTypes: {
    label: { control: 'text' },
    size: { control: 'inline-radio', options: ['sm', 'md'] },
    hint: { control: 'text' },
    error: { control: 'text' },
    options: { control: 'object' },
    value: { control: false },
    open: { control: false },
    disabled: { description: 'Whether the field is disabled.', control: 'boolean' },
    readOnly: { description: 'Whether the selection cannot be changed.', control: 'boolean' },
    required: { description: 'Whether a selection is required to submit the form.', control: 'boolean' },
  },
  args: { label: 'Region', options: regions, className: 'max-w-notifications' },
} satisfies Meta<typeof Combobox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    placeholder: 'Choose a region',
    hint: 'Requests go to this region.',
    size: 'md',
    onValueChange: fn(),
    onOpenChange: fn(),
  },
};

const input = (root: HTMLElement): HTMLInputElement => within(root).getByRole('combobox');
const options = (): string[] => screen.getAllByRole('option').map(({ textContent }) => textContent);
const activeOption = (root: HTMLElement): string | null | undefined =>
  document.getElementById(input(root).getAttribute('aria-activedescendant') ?? '')?.textContent;
const closed = (): Promise<void> => waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());

/**
 * The [combobox pattern](https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-autocomplete-list/): the input keeps the
 * focus, and `aria-activedescendant` identifies the active option.
 */
export const AriaPractices: Story = {
  tags: ['feature', '!dev'],
  parameters: {
    keyboard: [
      'combobox-type',
      'combobox-down',
      'combobox-up',
      'combobox-page',
      'combobox-home',
      'combobox-enter',
      'combobox-tab',
      'combobox-escape',
      'combobox-alt-up',
    ],
  },
  args: { onValueChange: fn() },
  render: (args) => (
    <div className="grid gap-4">
      <Combobox {...args} />
      <Button className="justify-self-start">Save</Button>
    </div>
  ),
  play: async ({ args, canvasElement }) => {
    const field = input(canvasElement);
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('aria-expanded', 'false');

    // The arrow keys open the list, and skip the disabled option.
    await userEvent.keyboard('{ArrowDown}');
    const list = await screen.findByRole('listbox', { name: 'Region' });
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(field).toHaveAttribute('aria-controls', list.id);
    await expect(within(list).getByRole('group', { name: 'Europe' })).toBeVisible();
    await waitFor(() => expect(activeOption(canvasElement)).toBe('Frankfurt'));
    for (const [key, label] of [
      ['{ArrowDown}', 'Dublin'],
      ['{ArrowDown}', 'Virginia'],
      ['{ArrowUp}', 'Dublin'],
      ['{PageDown}', 'Mumbai'],
      ['{ArrowDown}', 'Frankfurt'],
      ['{ArrowUp}', 'Mumbai'],
      ['{PageUp}', 'Frankfurt'],
      ['{Control>}{End}{/Control}', 'Mumbai'],
      ['{Control>}{Home}{/Control}', 'Frankfurt'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(activeOption(canvasElement)).toBe(label);
      await expect(field).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(field).toHaveValue('Frankfurt');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('eu-central');

    // The filter ignores case and accents, and also matches keywords and descriptions.
    await userEvent.clear(field);
    await userEvent.type(field, 'SAO');
    await expect(options()).toEqual(['São PauloHigher latency']);
    await userEvent.clear(field);
    await userEvent.type(field, 'bomb');
    await expect(activeOption(canvasElement)).toBe('Mumbai');
    await waitFor(() => expect(screen.getByText('1 option')).toHaveAttribute('role', 'status'));
    await userEvent.tab();
    await closed();
    await expect(field).toHaveValue('Mumbai');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('ap-south');

    // Escape and Alt + Up close the list. Leaving the field restores the selected option.
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(activeOption(canvasElement)).toBe('Mumbai'));
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await closed();
    // A click selects the text, so that typing replaces it.
    await userEvent.type(field, 'nowhere');
    await expect(screen.getByText('Nothing matches “nowhere”.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(/Nothing matches/)).not.toBeInTheDocument());
    await userEvent.tab();
    await expect(field).toHaveValue('Mumbai');

    // Clearing the text removes the selection.
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

/** A click in the field opens the list, and a click on an option selects it. The input keeps the focus. */
export const ByPointer: Story = {
  tags: ['feature', '!dev'],
  args: { defaultValue: 'us-east', onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const field = input(canvasElement);
    await userEvent.click(field);
    await expect(await screen.findByRole('option', { name: 'Virginia' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('option', { name: 'Malmö' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('option', { name: 'Dublin' }));
    await closed();
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('Dublin');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show options' }));
    await screen.findByRole('listbox');
    await expect(field).toHaveFocus();
    await userEvent.click(canvasElement);
    await closed();
  },
};

/** A form submits the value, and a reset restores the initial one. An error describes the field. */
export const InForm: Story = {
  tags: ['feature'],
  args: { name: 'region', defaultValue: 'us-east', required: true, error: 'Choose a region of your plan.' },
  render: (args) => (
    <form aria-label="Connection" className="grid justify-items-start gap-4">
      <Combobox {...args} />
      <Button type="reset" variant="outline">
        Reset
      </Button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const field = input(canvasElement);
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription('Choose a region of your plan.');
    await expect(new FormData(form).get('region')).toBe('us-east');
    await userEvent.clear(field);
    await userEvent.type(field, 'dub{Enter}');
    await expect(new FormData(form).getAll('region')).toEqual(['eu-west']);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(new FormData(form).get('region')).toBe('us-east'));
    await expect(field).toHaveValue('Virginia');
  },
};

/**
 * Several selected options appear as removable chips. The list stays open, and Backspace in the empty field removes the
 * last one.
 */
export const Multiple: Story = {
  tags: ['feature'],
  parameters: { keyboard: ['combobox-backspace'] },
  render: ({ className }) => (
    <form aria-label="Connection">
      <MultiCombobox
        label="Regions"
        name="regions"
        options={regions}
        defaultSelected={new Set(['us-east'])}
        className={className}
      />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = input(canvasElement);
    const sent = (): FormDataEntryValue[] => new FormData(canvas.getByRole<HTMLFormElement>('form')).getAll('regions');
    await userEvent.type(field, 'dub{Enter}');
    await expect(sent()).toEqual(['us-east', 'eu-west']);
    await expect(field).toHaveValue('');
    await expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
    await expect(screen.getByRole('option', { name: 'Dublin' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('option', { name: 'Mumbai' }));
    await expect(within(canvas.getByRole('list', { name: 'Selected' })).getAllByRole('listitem')).toHaveLength(3);
    // Selecting an option again removes it.
    await userEvent.click(screen.getByRole('option', { name: 'Dublin' }));
    await userEvent.keyboard('{Escape}');
    await closed();
    await userEvent.keyboard('{Backspace}');
    await expect(sent()).toEqual(['us-east']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Virginia' }));
    await expect(sent()).toEqual([]);
    await expect(field).toHaveFocus();
  },
};

/** Options from a server. A newer query aborts the older request; after a failure, the list offers to try again. */
export const Async: Story = {
  tags: ['feature'],
  args: {
    options: undefined,
    loadOptions: fn(async (query: string) => {
      await Promise.resolve();
      if (query === 'x' && !failed) {
        failed = true;
        throw new Error('The server is not available.');
      }
      return [{ value: `id-${query}`, label: `Region ${query}` }];
    }),
  },
  play: async ({ args, canvasElement }) => {
    failed = false;
    const field = input(canvasElement);
    await userEvent.click(field);
    await expect(await screen.findByRole('option', { name: 'Region' })).toBeVisible();
    await userEvent.type(field, 'abc');
    await expect(await screen.findByRole('option', { name: 'Region abc' })).toBeVisible();
    // No request was sent for the letters before the pause.
    await expect(args.loadOptions).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('Region abc');

    await userEvent.clear(field);
    await userEvent.type(field, 'x');
    await expect((await screen.findAllByText('The options could not be loaded.'))[0]).toBeVisible();
    await waitFor(() => expect(activeOption(canvasElement)).toBe('Try again'));
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('option', { name: 'Region x' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await closed();
  },
};
let failed = false;

/** The list offers to create an option from the text, and a field with `allowCustomValue` accepts the text itself. */
export const NewValues: Story = {
  tags: ['feature'],
  render: function Render({ className }) {
    const [tags, setTags] = useState<readonly ComboboxOption[]>([{ value: 'billing', label: 'Billing' }]);
    return (
      <div className="grid gap-4">
        <MultiCombobox
          label="Tags"
          options={tags}
          className={className}
          onCreate={(text) => {
            const tag = { value: text.toLowerCase(), label: text };
            setTags([...tags, tag]);
            return tag;
          }}
        />
        <Combobox
          label="Host"
          allowCustomValue
          className={className}
          options={[{ value: 'api.example.com', label: 'api.example.com' }]}
        />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tags = canvas.getByRole('combobox', { name: 'Tags' });
    await userEvent.type(tags, 'billing');
    await expect(screen.queryByRole('option', { name: 'Create “billing”' })).not.toBeInTheDocument();
    await userEvent.type(tags, ' 2');
    await userEvent.click(screen.getByRole('option', { name: 'Create “billing 2”' }));
    await expect(canvas.getByRole('button', { name: 'Remove billing 2' })).toBeVisible();
    await expect(screen.getByRole('option', { name: 'billing 2' })).toHaveAttribute('aria-selected', 'true');

    const host = canvas.getByRole('combobox', { name: 'Host' });
    await userEvent.type(host, 'localhost');
    await userEvent.tab();
    await expect(host).toHaveValue('localhost');
    await closed();
  },
};

/**
 * The list shows 100 of 10,000 options, and explains how to find the others. In a dialog, Escape closes the list first.
 */
export const ManyOptionsInDialog: Story = {
  tags: ['feature'],
  args: {
    label: 'Customer',
    options: Array.from({ length: 10_000 }, (_, index) => ({ value: `c-${index}`, label: `Customer ${index}` })),
  },
  render: (args) => (
    <Dialog>
      <DialogTrigger asChild>
        <Button>New order</Button>
      </DialogTrigger>
      <DialogContent>
        <DialogTitle>New order</DialogTitle>
        <DialogBody>
          <Combobox {...args} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'New order' }));
    const dialog = await screen.findByRole('dialog', { name: 'New order' });
    const field = input(dialog);
    await userEvent.click(field);
    await expect(await screen.findByText('Showing 100 of 10,000. Type to narrow the list.')).toBeVisible();
    await userEvent.type(field, '9876');
    await expect(options()).toEqual(['Customer 9876']);
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Every size, in left-to-right and right-to-left text. */
export const Sizes: Story = {
  tags: ['feature'],
  render: ({ className }) => (
    <div className="grid gap-6">
      {(['ltr', 'rtl'] as const).map((direction) => (
        <div key={direction} dir={direction} className="grid gap-2">
          {(['sm', 'md', 'lg'] as const).map((size) => (
            <div key={size} className="grid gap-2">
              <Combobox
                size={size}
                label={`Region, ${size}, ${direction}`}
                defaultValue="us-east"
                options={regions}
                className={className}
              />
              <MultiCombobox
                size={size}
                label={`Regions, ${size}, ${direction}`}
                defaultSelected={new Set(['us-east'])}
                options={regions}
                className={className}
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const direction of ['ltr', 'rtl'])
      for (const [size, height] of [
        ['sm', 36],
        ['md', 40],
        ['lg', 44],
      ] as const)
        for (const label of ['Region', 'Regions']) {
          const field = canvas.getByRole('combobox', { name: `${label}, ${size}, ${direction}` });
          const box = field.closest<HTMLElement>('[data-slot$="-box"]');
          await expect(box?.offsetHeight).toBe(height);
        }
    await userEvent.type(canvas.getByRole('combobox', { name: 'Regions, sm, rtl' }), 'dub{Enter}{Escape}');
    await closed();
    await expect(canvas.getByRole('button', { name: 'Remove Dublin' })).toBeVisible();
  },
};

/** Every state, an open list, and a request that failed. */
export const Sheet: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div className="grid grid-cols-1 items-start gap-6 bg-paper p-4 sm:grid-cols-3">
      <div className="h-profile-max">
        <Combobox label="Open" open defaultValue="us-east" options={regions} />
      </div>
      <div className="h-flyout">
        <Combobox label="Nothing" open options={[]} />
      </div>
      <div className="h-flyout">
        <Combobox label="Many" open maxOptions={2} options={regions} />
      </div>
      <Combobox label="Empty" placeholder="Choose a region" options={regions} />
      <Combobox label="Selected" defaultValue="us-east" hint="Requests go to this region." options={regions} />
      <Combobox label="Error" error="Choose a region." options={regions} />
      <Combobox label="Disabled" disabled defaultValue="us-east" options={regions} />
      <Combobox label="Read-only" readOnly defaultValue="us-east" options={regions} />
      <MultiCombobox label="Several" defaultSelected={new Set(['us-east', 'sa-east', 'ap-south'])} options={regions} />
      <MultiCombobox label="Several, error" error="Choose up to two." options={regions} />
      <MultiCombobox label="Several, disabled" disabled defaultSelected={new Set(['us-east'])} options={regions} />
      <MultiCombobox label="Several, focused" defaultSelected={new Set(['us-east'])} options={regions} data-focused />
    </div>
  ),
  play: async ({ canvasElement }) => {
    // The status announces the same text.
    await screen.findByText('There are no options.', { selector: ':not([role="status"])' });
    canvasElement.querySelector<HTMLElement>('[data-focused]')?.focus({ focusVisible: true });
  },
};
