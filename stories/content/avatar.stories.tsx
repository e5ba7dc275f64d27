import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Avatar, type AvatarSize, Button, tones } from 'waymark';
import { brokenPortrait, portrait } from './avatar.samples';

const meta = {
  title: 'Content/Avatar',
  component: Avatar,
  argTypes: {
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg', 'xl'] },
    tone: { control: 'select', options: tones },
    src: { control: 'text' },
  },
  args: { name: 'John Doe' },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { size: 'lg', tone: 'secondary', decorative: false } };

/** The user's name is the accessible name of the picture. */
export const Picture: Story = {
  tags: ['feature'],
  args: { src: portrait, size: 'xl' },
  play: async ({ canvasElement }) => {
    const avatar = within(canvasElement).getByRole('img', { name: 'John Doe' });
    await waitFor(() => expect(avatar.querySelector('img')?.naturalWidth).toBeGreaterThan(0));
    await expect(avatar).not.toHaveTextContent('JD');
  },
};

/** When the picture fails to load, the initials replace it. A new `src` is requested as usual. */
export const PictureMissing: Story = {
  tags: ['feature'],
  render: function Render() {
    const [src, setSrc] = useState(brokenPortrait);
    return (
      <div className="flex items-center gap-4">
        <Avatar name="John Doe" size="xl" src={src} />
        <Button variant="outline" onClick={() => setSrc(portrait)}>
          Upload another picture
        </Button>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const avatar = canvas.getByRole('img', { name: 'John Doe' });
    await waitFor(() => expect(avatar).toHaveTextContent('JD'));
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(avatar.querySelector('img')?.naturalWidth).toBeGreaterThan(0));
    await expect(avatar).not.toHaveTextContent('JD');
  },
};

const people: [name: string, initials: string][] = [
  ['John Doe', 'JD'],
  ['Ana María López García', 'AG'],
  ['Madonna', 'M'],
  ['élodie ångström', 'ÉÅ'],
  // Combining accents are separate characters and stay with their letters.
  ['E\u0301lodie A\u030Angstro\u0308m', 'E\u0301A\u030A'],
  ['李 小龍', '李小'],
  ['محمد علي', 'مع'],
  // Emoji made of several code points.
  ['👩‍👩‍👧 🇫🇷 Travel', '👩‍👩‍👧T'],
  ['  Grace   Hopper  ', 'GH'],
];

/** The initials of the first and the last word. Letters with combining marks and emoji count as one character. */
export const Initials: Story = {
  tags: ['feature'],
  render: () => (
    <ul className="grid gap-3">
      {people.map(([name]) => (
        <li key={name} className="flex items-center gap-3">
          <Avatar name={name} size="lg" decorative />
          <span dir="auto">{name}</span>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('[data-slot="avatar"]')].map(({ textContent }) => textContent);
    await expect(shown).toEqual(people.map(([, initials]) => initials));
  },
};

/** A blank name shows a generic icon, which is hidden from assistive technology. */
export const NoName: Story = {
  tags: ['feature'],
  args: { name: ' ', size: 'xl' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).not.toBeInTheDocument();
    await expect(canvasElement.querySelector('[data-state="nameless"] svg')).toBeVisible();
  },
};

/** Beside the displayed name, a decorative avatar avoids a repeated announcement. */
export const BesideItsName: Story = {
  tags: ['feature'],
  render: () => (
    <p className="flex items-center gap-3 text-text">
      <Avatar name="John Doe" decorative />
      John Doe
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).not.toBeInTheDocument();
  },
};

const sizes: AvatarSize[] = ['sm', 'md', 'lg', 'xl'];

/** Every size with a picture, with initials and without a name, and every tone. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid gap-4 bg-paper p-4">
      <div className="flex flex-wrap items-center gap-3">
        {sizes.map((size) => (
          <Avatar key={size} size={size} name="John Doe" src={portrait} />
        ))}
        {sizes.map((size) => (
          <Avatar key={size} size={size} name="Walter Wong" />
        ))}
        {sizes.map((size) => (
          <Avatar key={size} size={size} name="Madonna" />
        ))}
        {sizes.map((size) => (
          <Avatar key={size} size={size} name="" />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {tones.map((tone) => (
          <Avatar key={tone} tone={tone} size="lg" name={`Ada ${tone}`} />
        ))}
      </div>
    </div>
  ),
};
