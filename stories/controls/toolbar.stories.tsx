import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Bold,
  ChartColumn,
  CircleHelp,
  Download,
  Italic,
  List,
  RefreshCw,
  Table,
  Trash2,
  Underline,
} from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  DirectionProvider,
  Toolbar,
  ToolbarButton,
  ToolbarLink,
  type ToolbarOptions,
  ToolbarSeparator,
  ToolbarToggleGroup,
  ToolbarToggleItem,
} from 'waymark';

const onDownload = fn();
const onViewChange = fn();

const controls = (
  <>
    <ToolbarToggleGroup type="single" aria-label="View" defaultValue="table" onValueChange={onViewChange}>
      <ToolbarToggleItem value="table" aria-label="Table">
        <Table aria-hidden />
      </ToolbarToggleItem>
      <ToolbarToggleItem value="chart" aria-label="Chart">
        <ChartColumn aria-hidden />
      </ToolbarToggleItem>
    </ToolbarToggleGroup>
    <ToolbarSeparator />
    <ToolbarButton onClick={onDownload}>
      <Download aria-hidden />
      Download
    </ToolbarButton>
    <ToolbarButton aria-label="Delete" disabled>
      <Trash2 aria-hidden />
    </ToolbarButton>
    <ToolbarButton aria-label="Refresh">
      <RefreshCw aria-hidden />
    </ToolbarButton>
    <ToolbarSeparator />
    <ToolbarLink href="#help">
      <CircleHelp aria-hidden />
      Help
    </ToolbarLink>
  </>
);

type Args = ToolbarOptions & { 'aria-label': string };

const meta = {
  title: 'Controls/Toolbar',
  component: Toolbar,
  argTypes: {
    children: { control: false },
    orientation: { control: 'inline-radio', options: ['horizontal', 'vertical'] },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
  },
  args: { 'aria-label': 'Orders', children: controls },
  beforeEach: () => {
    onDownload.mockClear();
    onViewChange.mockClear();
  },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

export const Playground: Story = { args: { orientation: 'horizontal', loop: true, size: 'md' } };

const walk = async (keys: readonly (readonly [key: string, control: HTMLElement | undefined])[]): Promise<void> => {
  for (const [key, control] of keys) {
    await userEvent.keyboard(key);
    await waitFor(() => expect(control).toHaveFocus());
  }
};

/** One tab stop: the arrow keys move between the controls, and Tab leaves the toolbar. */
export const UsedByKeyboard: Story = {
  tags: ['feature', '!dev'],
  parameters: {
    keyboard: [
      'toolbar-tab',
      'toolbar-next',
      'toolbar-previous',
      'toolbar-home',
      'toolbar-end',
      'toolbar-enter',
      'toolbar-space',
    ],
  },
  render: (args) => (
    <div className="grid gap-3">
      <Toolbar {...args} />
      <button type="button">After</button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [table, chart] = canvas.getAllByRole('radio');
    const download = canvas.getByRole('button', { name: 'Download' });
    const refresh = canvas.getByRole('button', { name: 'Refresh' });
    const help = canvas.getByRole('link', { name: 'Help' });
    await userEvent.tab();
    await expect(table).toHaveFocus();
    await walk([
      ['{ArrowRight}', chart],
      ['{ArrowRight}', download],
      ['{ArrowRight}', refresh],
      ['{End}', help],
      ['{ArrowRight}', table],
      ['{ArrowLeft}', help],
      ['{Home}', table],
      ['{ArrowRight}', chart],
    ]);
    await userEvent.keyboard(' ');
    await expect(chart).toBeChecked();
    await expect(onViewChange).toHaveBeenLastCalledWith('chart');
    await walk([['{ArrowRight}', download]]);
    await userEvent.keyboard('{Enter}');
    await expect(onDownload).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(download).toHaveFocus();
  },
};

/** In right-to-left layouts, the left arrow key moves to the next control, which is on the left. */
export const ArrowKeysInRightToLeft: Story = {
  tags: ['feature'],
  render: (args) => (
    <DirectionProvider direction="rtl" scope="subtree">
      <Toolbar {...args} />
    </DirectionProvider>
  ),
  play: async ({ canvasElement }) => {
    const [table, chart] = within(canvasElement).getAllByRole('radio');
    await userEvent.tab();
    await walk([
      ['{ArrowLeft}', chart],
      ['{ArrowRight}', table],
    ]);
  },
};

const styles = (
  <ToolbarToggleGroup type="multiple" aria-label="Style" defaultSelected={new Set(['bold'])}>
    <ToolbarToggleItem value="bold" aria-label="Bold">
      <Bold aria-hidden />
    </ToolbarToggleItem>
    <ToolbarToggleItem value="italic" aria-label="Italic">
      <Italic aria-hidden />
    </ToolbarToggleItem>
    <ToolbarToggleItem value="underline" aria-label="Underline" disabled>
      <Underline aria-hidden />
    </ToolbarToggleItem>
  </ToolbarToggleGroup>
);

/** A vertical toolbar uses the up and down arrow keys. Several items of a group can be pressed. */
export const Vertical: Story = {
  tags: ['feature'],
  parameters: { keyboard: ['toolbar-down', 'toolbar-up'] },
  args: { orientation: 'vertical', 'aria-label': 'Text', children: styles },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('toolbar')).toHaveAttribute('aria-orientation', 'vertical');
    const bold = canvas.getByRole('button', { name: 'Bold' });
    const italic = canvas.getByRole('button', { name: 'Italic' });
    await userEvent.tab();
    await walk([
      ['{ArrowDown}', italic],
      ['{ArrowUp}', bold],
      ['{ArrowRight}', bold],
      ['{ArrowDown}', italic],
    ]);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('group', { name: 'Style' })).toContainElement(italic);
    await expect(bold).toHaveAttribute('aria-pressed', 'true');
    await expect(italic).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Both orientations, with pressed and disabled controls, and the focus ring. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid justify-items-start gap-4 bg-canvas p-4">
      <Toolbar aria-label="Orders">{controls}</Toolbar>
      <Toolbar aria-label="Text">
        {styles}
        <ToolbarSeparator />
        <ToolbarButton data-focused>
          <List aria-hidden />
          Focused
        </ToolbarButton>
        <ToolbarToggleGroup type="single" aria-label="Disabled" defaultValue="left" disabled>
          <ToolbarToggleItem value="left">Left</ToolbarToggleItem>
          <ToolbarToggleItem value="right">Right</ToolbarToggleItem>
        </ToolbarToggleGroup>
      </Toolbar>
      <Toolbar aria-label="Column" orientation="vertical">
        {controls}
      </Toolbar>
    </div>
  ),
  play: ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('[data-focused]')?.focus({ focusVisible: true });
  },
};
