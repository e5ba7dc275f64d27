import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer, FooterLinks, Link } from 'waymark';

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  subcomponents: { FooterLinks },
  argTypes: {
    children: { description: 'A text, and `FooterLinks` at its end.', control: false },
    className: { description: 'Classes that win over its own.', control: 'text' },
  },
  args: {
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
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { className: 'pb-4' } };
