import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DirectionProvider, LabelsProvider, SegmentedControl, SegmentedControlItem, Switch } from 'waymark';
import { arabicLabels } from 'waymark/labels/ar';
import { germanLabels } from 'waymark/labels/de';
import { withRouter } from '../navigation/shell.samples';
import { arabic, german, TranslatedPage } from './languages.samples';

const meta = {
  title: 'Documentation/Languages',
  component: DirectionProvider,
  args: { direction: 'ltr', children: null },
  decorators: [withRouter],
} satisfies Meta<typeof DirectionProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

const wholePage = { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } };

/** A page in German: its own texts, and one set of labels for the texts of the kit. */
export const German: Story = {
  tags: ['page'],
  parameters: wholePage,
  render: () => (
    <LabelsProvider labels={germanLabels}>
      <div lang="de">
        <TranslatedPage words={german} />
      </div>
    </LabelsProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Zum Hauptinhalt springen' })).toBeInTheDocument();
    await expect(canvas.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Dokumentation.*öffnet in neuem Tab/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Passwort anzeigen' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ausblenden' })).toBeVisible();
  },
};

/** The same page in Arabic, from right to left, regardless of the direction around it. */
export const Arabic: Story = {
  tags: ['page'],
  parameters: wholePage,
  render: () => (
    <LabelsProvider labels={arabicLabels}>
      <DirectionProvider direction="rtl" scope="subtree" lang="ar">
        <TranslatedPage words={arabic} />
      </DirectionProvider>
    </LabelsProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'الانتقال إلى المحتوى الرئيسي' })).toBeInTheDocument();
    const menu = canvas.getByRole('navigation', { name: 'التنقل الرئيسي' }).getBoundingClientRect();
    const main = canvas.getByRole('main').getBoundingClientRect();
    await expect(menu.left).toBeGreaterThanOrEqual(main.right);
    await expect(canvas.getByRole('button', { name: 'إظهار كلمة المرور' })).toBeVisible();
  },
};

/** In a right-to-left part Arrow Left moves to the next option, and the switch is mirrored. */
export const Subtree: Story = {
  render: () => (
    <LabelsProvider labels={arabicLabels}>
      <DirectionProvider direction="rtl" scope="subtree" lang="ar" className="grid justify-items-start gap-5">
        <SegmentedControl label="الفترة" defaultValue="day">
          <SegmentedControlItem value="day">يوم</SegmentedControlItem>
          <SegmentedControlItem value="week">أسبوع</SegmentedControlItem>
          <SegmentedControlItem value="month">شهر</SegmentedControlItem>
        </SegmentedControl>
        <Switch label="الإشعارات" defaultChecked />
      </DirectionProvider>
    </LabelsProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'يوم' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'أسبوع' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'يوم' })).toBeChecked();
  },
};
