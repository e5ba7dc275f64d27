import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { NotificationPopover, NotificationTrigger, SearchPanel, SearchPanelContent, SearchPanelTrigger } from 'waymark';
import { Bar } from './notifications.samples';

const meta = {
  title: 'Patterns/SearchPanel',
  component: SearchPanelContent,
  argTypes: { value: { control: false }, slotProps: { control: false } },
  args: { onValueChange: fn(), onSearch: fn(), onFilter: fn(() => undefined) },
  render: (args) => (
    <>
      <Bar>
        <SearchPanel>
          <SearchPanelTrigger />
          <SearchPanelContent {...args} />
        </SearchPanel>
        <NotificationPopover>
          <NotificationTrigger />
        </NotificationPopover>
      </Bar>
      <p className="p-4 pt-12">Twelve connections respond within two seconds.</p>
    </>
  ),
} satisfies Meta<typeof SearchPanelContent>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { 'aria-label': 'Search', placeholder: 'Search', defaultValue: '' } };

const panel = () => screen.findByRole('dialog', { name: 'Search' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/**
 * The button opens the panel and focuses the field. Enter searches. Escape clears the field, or closes the panel if
 * the field is empty.
 */
export const Keyboard: Story = {
  tags: ['feature'],
  parameters: { keyboard: ['search-panel-open', 'search-panel-search', 'search-panel-escape', 'search-panel-close'] },
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Search' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const layer = within(await panel());
    const field = layer.getByRole('searchbox', { name: 'Search' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAttribute('placeholder', 'Search');
    await userEvent.keyboard('weather{Enter}');
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
    await expect(args.onSearch).toHaveBeenLastCalledWith('weather');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(field).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(trigger).toHaveFocus());

    await userEvent.keyboard(' ');
    const again = within(await panel());
    await waitFor(() => expect(again.getByRole('searchbox')).toHaveFocus());
    await userEvent.tab();
    await expect(again.getByRole('button', { name: 'Adjust search' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFilter).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(again.getByRole('button', { name: 'Close search' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await gone();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** Tab moves focus out of the panel to the element after its trigger and closes the panel. */
export const TabOut: Story = {
  tags: ['feature'],
  parameters: { keyboard: ['search-panel-tab'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    const close = within(await panel()).getByRole('button', { name: 'Close search' });
    close.focus();
    await userEvent.tab();
    await gone();
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toHaveFocus();
  },
};

/** A click on the page, the close button or the trigger closes the panel. Focus returns to the trigger. */
export const ClickOutside: Story = {
  tags: ['feature', '!dev'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Search' });
    await userEvent.click(trigger);
    await panel();
    await userEvent.click(canvas.getByText('Twelve connections respond within two seconds.'));
    await gone();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
    await userEvent.click(within(await panel()).getByRole('button', { name: 'Close search' }));
    await gone();
    await waitFor(() => expect(trigger).toHaveFocus());
    // The trigger closes the panel as well.
    await userEvent.click(trigger);
    await panel();
    await userEvent.click(trigger);
    await gone();
  },
};

/** The panel covers 99% of the width at the top of the page, above the header. */
export const Layout: Story = {
  tags: ['feature'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Search' }));
    const layer = await panel();
    await waitFor(async () => {
      const { left, right, top, width } = layer.getBoundingClientRect();
      const whole = document.documentElement.clientWidth;
      await expect(top).toBe(0);
      await expect(Math.abs(width - whole * 0.99)).toBeLessThan(1);
      await expect(Math.abs(left - (whole - right))).toBeLessThan(1);
    });
    await expect(getComputedStyle(layer).zIndex).toBe('1100');
    const field = within(layer).getByRole('searchbox').getBoundingClientRect();
    await expect(field.width).toBeGreaterThan(layer.getBoundingClientRect().width / 2);
  },
};

/** The consumer controls the query, which is kept when the panel closes, and the open state. */
export const Controlled: Story = {
  tags: ['feature'],
  render: function Render({ onSearch }) {
    const [open, setOpen] = useState(false);
    const [query, setQuery] = useState('');
    return (
      <>
        <Bar>
          <SearchPanel open={open} onOpenChange={setOpen}>
            <SearchPanelTrigger />
            <SearchPanelContent
              value={query}
              onValueChange={setQuery}
              onSearch={(text) => {
                onSearch?.(text);
                setOpen(false);
              }}
            />
          </SearchPanel>
        </Bar>
        <p className="p-4 pt-12">Query: {query || 'none'}</p>
      </>
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Search' });
    await userEvent.click(trigger);
    await userEvent.type(within(await panel()).getByRole('searchbox'), 'mail{Enter}');
    await gone();
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
    await expect(args.onSearch).toHaveBeenLastCalledWith('mail');
    await expect(canvas.getByText('Query: mail')).toBeVisible();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
    await expect(within(await panel()).getByRole('searchbox')).toHaveValue('mail');
  },
};

/**
 * Role, name and states follow the [dialog pattern](https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/) of a
 * non-modal dialog.
 */
export const AriaAttributes: Story = {
  tags: ['feature', '!dev'],
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Search' });
    await expect(trigger).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(trigger).not.toHaveAttribute('aria-controls');
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const layer = await panel();
    await expect(layer).not.toHaveAttribute('aria-modal', 'true');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(trigger).toHaveAttribute('aria-controls', layer.id);
    await waitFor(() => expect(within(layer).getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
};

/** A containing block for fixed positioning, so that several panels fit on one page. */
function Frame({ children }: { children: ReactNode }) {
  return <div className="relative h-30 translate-0 overflow-hidden rounded bg-paper p-4">{children}</div>;
}

/** The trigger, and the panel without a query, with a query and without the filter button. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid gap-4 bg-canvas p-4">
      <Frame>
        <SearchPanel>
          <SearchPanelTrigger />
        </SearchPanel>
      </Frame>
      <Frame>
        <SearchPanel open>
          <SearchPanelContent onFilter={() => undefined} />
        </SearchPanel>
      </Frame>
      <Frame>
        <SearchPanel open>
          <SearchPanelContent
            aria-label="Search connections"
            defaultValue="Every connection that did not respond within two seconds last week"
            onFilter={() => undefined}
          />
        </SearchPanel>
      </Frame>
      <Frame>
        <SearchPanel open>
          <SearchPanelContent aria-label="Search pages" />
        </SearchPanel>
      </Frame>
    </div>
  ),
};
