import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { fn } from 'storybook/test';
import {
  NotificationContent,
  NotificationFile,
  NotificationFooter,
  NotificationHeader,
  NotificationItem,
  NotificationList,
  NotificationPopover,
  NotificationTrigger,
} from 'waymark';
import { Bar, SamplePopup } from './notifications.samples';

type Args = ComponentProps<typeof NotificationPopover> &
  Pick<ComponentProps<typeof NotificationTrigger>, 'unread' | 'max' | 'tone' | 'variant'>;

const meta = {
  title: 'Layers/Notifications',
  component: NotificationPopover,
  subcomponents: {
    NotificationTrigger,
    NotificationContent,
    NotificationHeader,
    NotificationList,
    NotificationItem,
    NotificationFile,
    NotificationFooter,
  },
  argTypes: {
    children: { description: 'The bell and the popup.', control: false },
    open: { description: 'Whether it is open, when the page holds that state.', control: false },
    defaultOpen: { control: false },
    unread: { description: 'Of the bell: how many are unread.', control: { type: 'number', min: 0 } },
    max: {
      description: 'Of the bell: from which number on it shows that and a plus.',
      control: { type: 'number', min: 9 },
    },
    tone: {
      description: 'Of the bell: the family of colours.',
      control: 'select',
      options: ['primary', 'secondary', 'success', 'warning', 'error', 'orange', 'neutral'],
    },
    variant: {
      description: 'Of the bell: how much it stands out.',
      control: 'inline-radio',
      options: ['soft', 'ghost'],
    },
  },
  args: { children: null, onOpenChange: fn() },
  render: ({ unread, max, tone, variant, ...args }) => (
    <Bar>
      <NotificationPopover {...args}>
        <NotificationTrigger unread={unread} max={max} tone={tone} variant={variant} />
        <SamplePopup />
      </NotificationPopover>
    </Bar>
  ),
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

export const Default: Story = { args: { unread: 2 } };

export const Playground: Story = { args: { unread: 2, max: 99, tone: 'secondary', variant: 'soft' } };
