import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert, Button, Card, CardContent, CardTitle, Checkbox, Link, ThemeProvider } from 'waymark';

const meta = { title: 'Documentation/Dark mode and contrast', component: ThemeProvider } satisfies Meta<
  typeof ThemeProvider
>;
export default meta;

type Story = StoryObj<typeof meta>;

const schemes = [
  { id: 'light', name: 'Light', mode: 'light', contrast: 'normal' },
  { id: 'dark', name: 'Dark', mode: 'dark', contrast: 'normal' },
  { id: 'light-more', name: 'Light, more contrast', mode: 'light', contrast: 'more' },
  { id: 'dark-more', name: 'Dark, more contrast', mode: 'dark', contrast: 'more' },
] as const;

/** The same content in all four color schemes. */
export const ColorSchemes: Story = {
  args: { children: null },
  render: () => (
    <div className="grid gap-5 sm:grid-cols-2">
      {schemes.map(({ id, name, mode, contrast }) => (
        <ThemeProvider key={id} scope="subtree" mode={mode} contrast={contrast} className="rounded-outer p-5">
          <Card>
            <CardContent className="grid justify-items-start gap-4">
              <CardTitle>{name}</CardTitle>
              <p className="text-muted">
                Last tested 2 min ago. <Link href="#log">Show the log</Link>
              </p>
              <Alert tone="warning">This month's quota is almost used up.</Alert>
              <Checkbox label="Test every hour" defaultChecked />
              <Button>Test connection</Button>
            </CardContent>
          </Card>
        </ThemeProvider>
      ))}
    </div>
  ),
};
