import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert, Grid, ThemeProvider } from 'waymark';
import { ThemeSample } from './theming.samples';

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
    <Grid minColumnWidth="md">
      {schemes.map(({ id, name, mode, contrast }) => (
        <ThemeProvider key={id} scope="subtree" mode={mode} contrast={contrast} className="rounded-outer p-5">
          <ThemeSample name={name}>
            <Alert tone="warning">This month's quota is almost used up.</Alert>
          </ThemeSample>
        </ThemeProvider>
      ))}
    </Grid>
  ),
};
