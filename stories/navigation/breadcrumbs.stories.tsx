import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from 'waymark';
import { StoryRouter } from './shell.samples';

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  argTypes: {
    links: { description: 'The trail from its start to the current page, which is the last one.', control: 'object' },
    title: { description: "The page's title.", control: 'text' },
    titleLevel: {
      description: 'Makes the title a heading of this level.',
      control: { type: 'number', min: 1, max: 6 },
    },
    titlePosition: {
      description: 'Where the title stands: at the start of the row, above the trail or below it.',
      control: 'inline-radio',
      options: ['start', 'above', 'below'],
    },
    divider: { description: 'Draws a line under the trail.', control: 'boolean' },
    homeIcon: { description: "Draws a house in the place of the first crumb's text.", control: 'boolean' },
    max: { description: 'How many crumbs show at most.', control: { type: 'number', min: 1 } },
    label: { description: 'Name of the landmark.', control: 'text' },
    hiddenLabel: { description: 'Name of the button that stands for the hidden crumbs.', control: 'text' },
  },
  args: {
    title: 'Login',
    links: [{ title: 'Dashboard', to: '/' }, { title: 'Authentication', to: '/pages' }, { title: 'Login' }],
  },
  decorators: [
    (Story) => (
      <StoryRouter>
        <Story />
      </StoryRouter>
    ),
  ],
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    titlePosition: 'start',
    divider: false,
    homeIcon: false,
    max: 8,
    label: 'Breadcrumbs',
    hiddenLabel: 'Show hidden breadcrumbs',
  },
};
