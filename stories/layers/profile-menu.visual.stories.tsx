import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlanCard, PlanCardAction, ProfileMenu, ProfileMenuToggles, ProfileMenuTrigger, Switch } from 'waymark';
import { Bar } from './notifications.samples';
import { SampleProfile } from './profile-menu.samples';

const meta = {
  title: 'Layers/ProfileMenu/Visual',
  component: ProfileMenu,
  tags: ['!autodocs'],
  args: { name: 'John Doe', children: null },
  parameters: { layout: 'fullscreen', visual: { fullPage: true } },
} satisfies Meta<typeof ProfileMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The chip with initials and without a name, closed and open; the popup; its cards by themselves. */
export const Sheet: Story = {
  render: () => (
    <div className="min-h-200 bg-canvas">
      <Bar>
        <ProfileMenu name="Ada Fischer">
          <ProfileMenuTrigger />
        </ProfileMenu>
        <ProfileMenu name="">
          <ProfileMenuTrigger label="Profile" />
        </ProfileMenu>
        <ProfileMenu name="John Doe" defaultOpen>
          <ProfileMenuTrigger />
          <SampleProfile />
        </ProfileMenu>
      </Bar>
      <div className="grid gap-4 p-4 sm:max-w-dialog">
        <PlanCard title="More connections" description="Twenty of them, each with its own quota and its own alarms.">
          <PlanCardAction href="#plans" tone="primary" variant="outline" size="sm">
            Compare the plans
          </PlanCardAction>
        </PlanCard>
        <PlanCard title="Nothing to choose yet">
          <PlanCardAction>Go Premium</PlanCardAction>
        </PlanCard>
        <ProfileMenuToggles>
          <Switch label="Start DND Mode" labelPosition="start" defaultChecked />
          <Switch label="Allow Notifications" labelPosition="start" hint="In this browser only." />
          <Switch label="Send reports" labelPosition="start" disabled />
        </ProfileMenuToggles>
      </div>
    </div>
  ),
};
