import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, CardContent, Divider } from 'waymark';

const meta = { title: 'Content/Divider/Visual', component: Divider, tags: ['!autodocs'] } satisfies Meta<
  typeof Divider
>;
export default meta;

type Story = StoryObj<typeof meta>;

const aligns = ['start', 'center', 'end'] as const;

/** Both orientations, with and without text, on the page and on paper. */
export const Sheet: Story = {
  render: () => (
    <div className="grid gap-6">
      <Divider />
      <Card>
        <CardContent className="grid gap-6">
          <Divider />
          {aligns.map((align) => (
            <Divider key={align} align={align}>
              At the {align}
            </Divider>
          ))}
          <Divider align="center">
            A text that is too long for one line wraps, and leaves the line room at both of its ends
          </Divider>
          <div className="flex min-h-header justify-around">
            <Divider orientation="vertical" />
            {aligns.map((align) => (
              <Divider key={align} orientation="vertical" align={align}>
                {align}
              </Divider>
            ))}
          </div>
        </CardContent>
      </Card>
    </div>
  ),
};
