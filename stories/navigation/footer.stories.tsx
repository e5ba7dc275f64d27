import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Card, CardContent, CardTitle, Footer, FooterLinks, Link } from 'waymark';
import { part, SampleFooter } from './shell.samples';

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    className: 'pb-4',
    children: (
      <>
        <p>
          © All rights reserved <Link href="#waymark">Waymark</Link>
        </p>
        <FooterLinks>
          <li>
            <Link href="#x" tone="inherit">
              X
            </Link>
          </li>
          <li>
            <Link href="#discord" tone="inherit">
              Discord
            </Link>
          </li>
        </FooterLinks>
      </>
    ),
  },
};

/** Below the content, it is the contentinfo landmark, and its links form a list. */
export const Landmark: Story = {
  tags: ['feature'],
  render: () => <SampleFooter />,
  play: async ({ canvasElement }) => {
    const footer = within(within(canvasElement).getByRole('contentinfo'));
    await expect(within(footer.getByRole('list')).getAllByRole('link')).toHaveLength(2);
    await expect(footer.getByRole('link', { name: 'Waymark' })).toHaveAttribute('href', '#about');
  },
};

/** Links are focused in DOM order. */
export const TabOrder: Story = {
  tags: ['feature', '!dev'],
  render: () => <SampleFooter />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of ['Waymark', 'X', 'Discord']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
};

/** If the text and the links do not fit in one row, they wrap to two. */
export const Narrow: Story = {
  tags: ['feature'],
  render: () => (
    <div className="w-drawer">
      <Footer>
        <p>© All rights reserved by the weather service and its partners</p>
        <FooterLinks>
          {['Contact', 'Privacy', 'Accessibility', 'Terms of use', 'Press'].map((name) => (
            <li key={name}>
              <Link href={`#${name}`} tone="inherit">
                {name}
              </Link>
            </li>
          ))}
        </FooterLinks>
      </Footer>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const footer = part(canvasElement, 'footer');
    await expect(footer.scrollWidth).toBeLessThanOrEqual(footer.clientWidth);
    const text = footer.querySelector('p')?.getBoundingClientRect().bottom;
    await expect(part(footer, 'footer-links').getBoundingClientRect().top).toBeGreaterThanOrEqual(text ?? Infinity);
  },
};

/** Inside an article, it is the footer of that article and not a landmark. */
export const InArticle: Story = {
  tags: ['feature'],
  render: () => (
    <Card asChild>
      <article aria-label="Release 4.0">
        <CardContent>
          <CardTitle>Release 4.0</CardTitle>
          <p className="mt-1">The menu can be a column of icons.</p>
          <Footer>
            <p>Published by John Doe</p>
          </Footer>
        </CardContent>
      </article>
    </Card>
  ),
  play: async ({ canvasElement }) => {
    await expect(part(canvasElement, 'footer').closest('article')).not.toBeNull();
  },
};

/** On both background colors, wide and narrow, and with text only. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid gap-4">
      {['bg-canvas p-5', 'bg-paper p-5', 'w-drawer bg-canvas p-4', 'w-50 bg-canvas p-4'].map((ground) => (
        <section key={ground} className={ground}>
          <SampleFooter />
        </section>
      ))}
      <section className="bg-canvas p-5">
        <Footer>
          <p>© All rights reserved</p>
        </Footer>
      </section>
    </div>
  ),
};
