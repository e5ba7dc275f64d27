import type { Meta, StoryObj } from '@storybook/react-vite';
import { createContext, type MouseEvent, use, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card, CardContent, Link, type LinkComponentProps, LinkProvider, type Tone, tones } from 'waymark';

const meta = {
  title: 'Controls/Link',
  component: Link,
  argTypes: {
    tone: { control: 'inline-radio', options: ['primary', 'inherit'] },
    underline: { control: 'inline-radio', options: ['always', 'hover'] },
    asChild: { control: false },
    children: { description: 'The text; also the accessible name.', control: 'text' },
    onClick: { description: 'Called before the navigation. Call `event.preventDefault()` to stay on the page.' },
  },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    href: '#api-setup',
    children: 'Set up a connection',
    tone: 'primary',
    underline: 'always',
    newTab: false,
    showIcon: false,
  },
};

/** Enter follows the link. Space scrolls the page, as for every native link. */
export const FollowedByKeyboard: Story = {
  tags: ['feature', '!dev'],
  args: { href: '#sample-page', children: 'Sample Page', onClick: fn((event: MouseEvent) => event.preventDefault()) },
  parameters: { keyboard: ['link-enter'] },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Sample Page' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

/** The underline distinguishes a link from text without color. */
export const InText: Story = {
  tags: ['feature'],
  render: () => (
    <div className="grid max-w-100 gap-4 text-text">
      <p>
        The quota of your plan is nearly used up. <Link href="#plans">Compare the plans</Link> or{' '}
        <Link href="#storage">free some space</Link> before the end of the month.
      </p>
      <p className="text-caption text-muted">
        By signing up you agree to the{' '}
        <Link href="#terms" tone="inherit">
          Terms and Conditions
        </Link>
        .
      </p>
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const link of within(canvasElement).getAllByRole('link')) {
      await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
    }
  },
};

/** Outside running text, such as in a footer, position and color identify a link: the underline can appear on hover. */
export const ApartFromText: Story = {
  tags: ['feature'],
  args: { href: '#forgot-password', underline: 'hover', children: 'Forgot password?' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    const hasMoreContrast = matchMedia('(prefers-contrast: more), (forced-colors: active)').matches;
    await expect(getComputedStyle(link).textDecorationLine).toBe(hasMoreContrast ? 'underline' : 'none');
  },
};

/** A link that opens in a new tab shows an icon, includes a hint in its name, and sets `rel="noopener noreferrer"`. */
export const OpensNewTab: Story = {
  tags: ['feature'],
  args: { href: 'https://www.w3.org/WAI/ARIA/apg/', newTab: true, children: 'ARIA Authoring Practices' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    await expect(link).toHaveAccessibleName('ARIA Authoring Practices (opens in a new tab)');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

const Navigate = createContext<(path: string) => void>(() => undefined);

function RouterLink({ href, onClick, ...props }: LinkComponentProps) {
  const navigate = use(Navigate);
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        navigate(href);
      }}
    />
  );
}

/** With a `LinkProvider`, a router handles the kit's links. A click handler can still prevent the navigation. */
export const FollowedByRouter: Story = {
  tags: ['feature'],
  render: function Render() {
    const [path, setPath] = useState('/dashboard/default');
    return (
      <Navigate value={setPath}>
        <LinkProvider component={RouterLink}>
          <div className="grid gap-3 text-text">
            <p role="status">You are at {path}</p>
            <p>
              <Link href="/sample-page">Sample Page</Link>
            </p>
            <p>
              <Link href="/logout" onClick={(event) => event.preventDefault()}>
                Leave without saving
              </Link>
            </p>
          </div>
        </LinkProvider>
      </Navigate>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Sample Page' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('You are at /sample-page');
    await userEvent.click(canvas.getByRole('link', { name: 'Leave without saving' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('You are at /sample-page');
  },
};

/** A URL that would run a script or has an unknown scheme is removed; the text is displayed as a disabled link. */
export const UnsafeAddress: Story = {
  tags: ['feature'],
  render: () => (
    <div className="grid gap-2">
      <Link href="javascript:document.body.remove()">Show the imported profile</Link>
      <Link href="java&#10;script:document.body.remove()">Show the imported invoice</Link>
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const link of within(canvasElement).getAllByRole('link')) {
      await expect(link).not.toHaveAttribute('href');
      await expect(link).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(link);
      await expect(link).toBeVisible();
    }
  },
};

/** `asChild` applies the style to a router's own link. */
export const AsChild: Story = {
  tags: ['feature'],
  args: { asChild: true, newTab: true, children: <a href="#documentation">Documentation</a> },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Documentation (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', '#documentation');
    await expect(link).toHaveAttribute('data-slot', 'link');
  },
};

/** Every tone, alone and in text, on every background. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid gap-4 bg-paper p-4 text-text">
      <div className="flex flex-wrap gap-6">
        <Link href="#primary">Primary</Link>
        <Link href="#inherit" tone="inherit">
          Inherit
        </Link>
        <Link href="#hover" underline="hover">
          Underlined on hover
        </Link>
        <Link href="https://www.w3.org/" newTab>
          In a new tab
        </Link>
        <Link href="https://www.w3.org/WAI/" newTab showIcon={false}>
          In a new tab, without its icon
        </Link>
        <Link>Without an address</Link>
      </div>
      <p>
        In a text: <Link href="#keys">create a key</Link>, then{' '}
        <Link href="#connect" tone="inherit">
          connect the service
        </Link>
        .
      </p>
      <p className="text-caption text-muted">
        In a caption: <Link href="#caption">primary</Link> and{' '}
        <Link href="#caption-inherit" tone="inherit">
          inherit
        </Link>
        .
      </p>
      <p className="bg-canvas p-3">
        On the content area: <Link href="#canvas">primary</Link>
      </p>
      <div className="flex flex-wrap gap-2">
        {tones.map((tone: Tone) => (
          <Card key={tone} variant="tonal" tone={tone}>
            <CardContent>
              <Link href={`#${tone}`} tone="inherit">
                On {tone}
              </Link>
            </CardContent>
          </Card>
        ))}
      </div>
    </div>
  ),
};
