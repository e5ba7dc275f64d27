import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { RebrandPlayground } from './rebranding.samples';
import { stubClipboard } from './stub-clipboard';

const meta = { title: 'Documentation/Rebrand in five minutes', component: RebrandPlayground } satisfies Meta<
  typeof RebrandPlayground
>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Three colors, the corner radius and the density, in light and dark. */
export const Playground: Story = { tags: ['visual'] };

const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((place) => Number.parseInt(hex.slice(place, place + 2), 16)).join(', ')})`;

/** The user enters a color by keyboard, corrects a mistake, and copies the style sheet. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const writeText = stubClipboard();
    const primary = canvas.getByRole('textbox', { name: 'Primary color' });
    const button = within(canvas.getByRole('group', { name: 'Preview, light' })).getByRole('button', { name: 'Test' });

    await userEvent.clear(primary);
    await userEvent.type(primary, 'red');
    await expect(primary).toHaveAccessibleDescription(/primary is "red"\. Write an opaque color as #rrggbb/);
    await waitFor(() => expect(getComputedStyle(button)).toHaveProperty('backgroundColor', rgb('#00695c')));

    await userEvent.clear(primary);
    await userEvent.type(primary, '#a31545');
    await waitFor(() => expect(getComputedStyle(button)).toHaveProperty('backgroundColor', rgb('#a31545')));
    await expect(canvas.getByRole('region', { name: 'Style sheet, code' })).toHaveTextContent('#a31545');

    await userEvent.clear(primary);
    await userEvent.type(primary, '#fc0');
    await expect(canvas.getByText(/enough contrast after \d+ colors were changed/)).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Changed colors' })).toHaveTextContent('#ffcc00');

    await fireEvent.change(canvas.getByRole('slider', { name: 'Corner radius' }), { target: { value: '0' } });
    await waitFor(() => expect(getComputedStyle(button)).toHaveProperty('borderRadius', '0px'));
    const height = button.getBoundingClientRect().height;
    await userEvent.click(canvas.getByRole('radio', { name: 'Compact' }));
    await waitFor(() => expect(button.getBoundingClientRect().height).toBeLessThan(height));

    await userEvent.click(canvas.getByRole('button', { name: 'Copy the style sheet' }));
    await expect(writeText).toHaveBeenCalledWith(expect.stringContaining('--wm-density: 0.75;'));
    await expect(await canvas.findByText('Copied')).toBeVisible();
  },
};
