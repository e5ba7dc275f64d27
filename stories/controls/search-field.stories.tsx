import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button, SearchField } from 'waymark';

const meta = {
  title: 'Controls/SearchField',
  component: SearchField,
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    slotProps: { control: false },
    disabled: { description: 'Whether the field is disabled.', control: 'boolean' },
    readOnly: { description: 'Whether the text can be selected and copied, but not changed.', control: 'boolean' },
    onChange: { description: 'Called on every change. Call `event.preventDefault()` to skip `onValueChange`.' },
    onKeyDown: {
      description:
        'Called on every key. Call `event.preventDefault()` to prevent clearing by Escape and searching by Enter.',
    },
  },
  args: { className: 'max-w-108.5', onValueChange: fn(), onSearch: fn() },
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    label: 'Search',
    hint: '',
    placeholder: 'Search',
    defaultValue: 'weather',
    shortcut: 'Ctrl+K',
    onFilter: fn(() => undefined),
    disabled: false,
    readOnly: false,
  },
};

/** Tab moves focus to the field and its buttons, Enter searches, Escape clears the field. */
export const UsedByKeyboard: Story = {
  tags: ['feature', '!dev'],
  args: { onFilter: fn() },
  parameters: { keyboard: ['search-field-tab', 'search-field-enter', 'search-field-escape'] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox', { name: 'Search' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('weather{Enter}');
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
    await expect(args.onSearch).toHaveBeenLastCalledWith('weather');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Adjust search' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFilter).toHaveBeenCalledTimes(1);
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(field).toHaveFocus();
  },
};

/** The clear button is visible while the field has text. A click moves focus to the field. */
export const Cleared: Story = {
  tags: ['feature'],
  args: { defaultValue: 'weather', onChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
    await userEvent.keyboard('m');
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toBeVisible();
  },
};

/** The first Escape clears the field; the next one closes the layer that contains the field. */
export const EscapeBeforeLayers: Story = {
  tags: ['feature'],
  args: { defaultValue: 'weather' },
  render: function Render(args) {
    const [open, setOpen] = useState(true);
    return (
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a simplified layer
      <div onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && setOpen(false)}>
        {open ? <SearchField {...args} /> : <p>The panel is closed.</p>}
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Radix layers listen on the document in the capture phase.
    const taken: boolean[] = [];
    const listen = (event: KeyboardEvent) => taken.push(event.defaultPrevented);
    document.addEventListener('keydown', listen, { capture: true });
    const field = canvas.getByRole('searchbox');
    await userEvent.click(field);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(field).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('The panel is closed.')).toBeVisible();
    await expect(taken).toEqual([true, false]);
    document.removeEventListener('keydown', listen, { capture: true });
  },
};

/** The keys that open the search are visible while the field is empty. */
export const Shortcut: Story = {
  tags: ['feature'],
  args: { shortcut: 'Ctrl+K', onFilter: fn(), 'aria-keyshortcuts': 'Control+K' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Ctrl+K')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'weather');
    await expect(canvas.getByText('Ctrl+K')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getByText('Ctrl+K')).toBeVisible();
  },
};

const connections = ['Weather service', 'Maps', 'Exchange rates', 'Weather archive'];

/** A controlled query that filters a list and announces the number of results. */
export const FiltersWhileTyping: Story = {
  tags: ['feature'],
  render: function Render() {
    const [query, setQuery] = useState('');
    const found = connections.filter((name) => name.toLowerCase().includes(query.toLowerCase()));
    return (
      <search className="grid max-w-108.5 gap-3">
        <SearchField label="Search the connections" value={query} onValueChange={setQuery} />
        <p role="status" className="text-caption text-muted">
          {found.length} connections
        </p>
        <ul className="grid gap-1">
          {found.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </search>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox', { name: 'Search the connections' });
    await userEvent.type(field, 'weather');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 connections');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(field).toHaveFocus();
  },
};

/** In a form, Enter submits the form, and a reset restores the initial query. */
export const InForm: Story = {
  tags: ['feature'],
  args: { name: 'query', defaultValue: 'maps' },
  render: function Render(args) {
    const [sent, setSent] = useState('nothing yet');
    return (
      <form
        role="search"
        className="grid justify-items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const query = new FormData(event.currentTarget).get('query');
          if (typeof query === 'string') setSent(query);
        }}
      >
        <SearchField {...args} className="w-full max-w-108.5" />
        <p role="status" className="text-caption text-muted">
          Searched for: {sent}
        </p>
        <Button type="reset" variant="tonal">
          Reset
        </Button>
      </form>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'weather{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Searched for: weather');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(field).toHaveValue('maps');
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toBeVisible();
  },
};

/** The filter button announces whether its content is open. */
export const Adjustments: Story = {
  tags: ['feature'],
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <div className="grid max-w-108.5 gap-3">
        <SearchField {...args} onFilter={() => setOpen(!open)} slotProps={{ filter: { 'aria-expanded': open } }} />
        {open && <p className="text-caption text-muted">Only connections that answered today.</p>}
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Adjust search', expanded: false });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Only connections that answered today.')).toBeVisible();
  },
};

/** A read-only or disabled field cannot be cleared. */
export const ReadOnlyAndDisabled: Story = {
  tags: ['feature'],
  render: () => (
    <div className="grid max-w-108.5 gap-4">
      <SearchField readOnly label="Search the archive" defaultValue="weather" />
      <SearchField disabled label="Search the trash" defaultValue="weather" onFilter={fn()} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox', { name: 'Search the archive' });
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('weather');
    await expect(canvas.getByRole('button', { name: 'Adjust search' })).toBeDisabled();
  },
};

const nothing = () => undefined;

/** Empty and filled, with and without a filter button, and at the widths of a header. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid grid-cols-1 items-start gap-6 bg-paper p-4 sm:grid-cols-3">
      <SearchField />
      <SearchField defaultValue="weather" />
      <SearchField label="Search the connections" hint="Names and addresses are searched." />
      <SearchField onFilter={nothing} />
      <SearchField onFilter={nothing} defaultValue="weather" />
      <SearchField onFilter={nothing} slotProps={{ filter: { 'aria-expanded': true } }} defaultValue="weather" />
      <SearchField disabled placeholder="Disabled" onFilter={nothing} />
      <SearchField disabled defaultValue="Disabled" />
      <SearchField readOnly defaultValue="Read-only" />
      <SearchField shortcut="Ctrl+K" />
      <SearchField shortcut="Ctrl+K" onFilter={nothing} />
      <SearchField shortcut="Ctrl+K" size="sm" onFilter={nothing} />
      <SearchField size="sm" placeholder="Small" />
      <SearchField size="sm" defaultValue="weather" />
      <SearchField size="sm" onFilter={nothing} defaultValue="weather" />
      <SearchField
        className="max-w-62.5"
        onFilter={nothing}
        defaultValue="weather of every region in the archive of last year"
      />
      <SearchField className="max-w-108.5 sm:col-span-2" onFilter={nothing} placeholder="Search profile options" />
    </div>
  ),
};
