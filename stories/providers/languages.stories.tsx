import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleHelp, LayoutDashboard, PlugZap } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import {
  Alert,
  AppShell,
  AppShellContent,
  AppShellMain,
  Button,
  Card,
  CardContent,
  CardHeader,
  CardTitle,
  DirectionProvider,
  LabelsProvider,
  type MenuEntry,
  PasswordField,
  SegmentedControl,
  SegmentedControlItem,
  SkipLink,
  Switch,
  TextField,
} from 'waymark';
import { arabicLabels } from 'waymark/labels/ar';
import { germanLabels } from 'waymark/labels/de';
import { SampleAppBar, SampleDrawer, withRouter } from '../navigation/shell.samples';

const meta = {
  title: 'Documentation/Languages',
  component: DirectionProvider,
  args: { direction: 'ltr', children: null },
  decorators: [withRouter],
} satisfies Meta<typeof DirectionProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

const wholePage = { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } };

/** The page's strings. The kit's strings come from its labels. */
const german = {
  dashboard: 'Übersicht',
  apiSetup: 'API-Einrichtung und Verbindungen',
  documentation: 'Dokumentation',
  skip: 'Sprungmarken',
  connections: 'Verbindungen',
  saved: 'Die Verbindung wurde gespeichert.',
  newConnection: 'Neue Verbindung',
  connectionName: 'Name der Verbindung',
  connectionHint: 'Erscheint im Menü und in den Berichten.',
  key: 'Zugangsschlüssel',
  test: 'Verbindung prüfen',
};

const arabic: typeof german = {
  dashboard: 'لوحة المعلومات',
  apiSetup: 'إعداد واجهة API',
  documentation: 'التوثيق',
  skip: 'روابط التخطي',
  connections: 'الاتصالات',
  saved: 'تم حفظ الاتصال.',
  newConnection: 'اتصال جديد',
  connectionName: 'اسم الاتصال',
  connectionHint: 'يظهر في القائمة وفي التقارير.',
  key: 'مفتاح الوصول',
  test: 'فحص الاتصال',
};

const menuOf = (words: typeof german): readonly MenuEntry[] => [
  {
    id: 'main',
    type: 'group',
    title: words.dashboard,
    children: [
      { id: 'dashboard', type: 'item', title: words.dashboard, url: '/', icon: <LayoutDashboard /> },
      { id: 'api-setup', type: 'item', title: words.apiSetup, url: '/api-setup', icon: <PlugZap /> },
      {
        id: 'documentation',
        type: 'item',
        title: words.documentation,
        url: 'https://www.w3.org/WAI/ARIA/apg/',
        icon: <CircleHelp />,
        external: true,
        target: true,
      },
    ],
  },
];

/** A page of a dashboard in one language. */
function TranslatedPage({ words }: { words: typeof german }) {
  return (
    <AppShell>
      {/* A skip link that is not the first link of its page needs a landmark. */}
      <nav aria-label={words.skip}>
        <SkipLink />
      </nav>
      <SampleAppBar />
      <SampleDrawer entries={menuOf(words)} defaultPath="/" />
      <AppShellContent>
        <AppShellMain>
          <h1 className="mb-4 text-h3 text-heading">{words.connections}</h1>
          <Alert tone="success" dismissible className="mb-4">
            {words.saved}
          </Alert>
          <Card>
            <CardHeader>
              <CardTitle>{words.newConnection}</CardTitle>
            </CardHeader>
            <CardContent>
              <form className="grid justify-items-stretch gap-4">
                <TextField label={words.connectionName} hint={words.connectionHint} />
                <PasswordField label={words.key} autoComplete="off" />
                <Button type="button" start={<PlugZap />}>
                  {words.test}
                </Button>
              </form>
            </CardContent>
          </Card>
        </AppShellMain>
      </AppShellContent>
    </AppShell>
  );
}

/** A page in German: its own strings, and one set of labels for the kit's strings. */
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

/** In a right-to-left part, the left arrow key moves to the next option, and the switch is mirrored. */
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
