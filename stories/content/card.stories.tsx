import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, CardContent, CardHeader, CardTitle, tones } from 'waymark';

const meta = {
  title: 'Content/Card',
  component: Card,
  subcomponents: { CardHeader, CardTitle, CardContent },
  argTypes: {
    variant: { control: 'inline-radio', options: ['plain', 'outlined', 'soft'] },
    tone: { control: 'select', options: tones },
    asChild: { control: false },
    children: { description: 'Its parts: header, content, footer.', control: false },
  },
  args: {
    children: (
      <>
        <CardHeader>
          <CardTitle>Sample Card</CardTitle>
        </CardHeader>
        <CardContent>Each connection is tested every hour, and its last answer is kept for thirty days.</CardContent>
      </>
    ),
  },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { variant: 'plain', tone: 'primary' } };
