import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from 'waymark';
import { SampleFooter } from './shell.samples';

const meta = { title: 'Navigation/Footer/Visual', component: Footer, tags: ['!autodocs'] } satisfies Meta<
  typeof Footer
>;
export default meta;

type Story = StoryObj<typeof meta>;

/** On both grounds, wide and narrow, and with a text alone. */
export const Sheet: Story = {
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
