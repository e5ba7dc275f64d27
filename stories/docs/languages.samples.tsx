import { FileText, KeyRound, LayoutDashboard, PlugZap } from 'lucide-react';
import {
  Alert,
  AppBar,
  AppBarActions,
  AppBarBrand,
  AppShell,
  AppShellContent,
  AppShellMain,
  Avatar,
  Button,
  Card,
  CardContent,
  CardHeader,
  CardTitle,
  Drawer,
  DrawerClose,
  DrawerContent,
  DrawerHeader,
  DrawerToggle,
  Footer,
  type MenuEntry,
  NavMenu,
  NavMenuEntries,
  PasswordField,
  Progress,
  SkipLink,
  TextField,
} from 'waymark';
import { Logo } from '../navigation/shell.samples';

/** The texts of the page. The texts of the kit come from its labels. */
interface Words {
  dashboard: string;
  pages: string;
  pagesCaption: string;
  authentication: string;
  login: string;
  register: string;
  utilities: string;
  apiSetup: string;
  samplePage: string;
  documentation: string;
  skip: string;
  connections: string;
  saved: string;
  services: readonly { name: string; status: string; quota: string; used: number }[];
  newConnection: string;
  connectionName: string;
  connectionHint: string;
  key: string;
  test: string;
  rights: string;
}

export const german: Words = {
  dashboard: 'Übersicht',
  pages: 'Seiten',
  pagesCaption: 'Konto und Zugang',
  authentication: 'Anmeldung',
  login: 'Anmelden',
  register: 'Registrieren',
  utilities: 'Werkzeuge',
  apiSetup: 'API-Einrichtung',
  samplePage: 'Beispielseite',
  documentation: 'Dokumentation',
  skip: 'Sprungmarken',
  connections: 'Verbindungen',
  saved: 'Die Verbindung wurde gespeichert.',
  services: [
    {
      name: 'Wetterdienst',
      status: 'Antwortet in 180 ms. Zuletzt vor 2 Minuten geprüft.',
      quota: 'Kontingent des Wetterdienstes',
      used: 62,
    },
    {
      name: 'E-Mail-Dienst',
      status: 'Antwortet in 240 ms. Zuletzt vor 5 Minuten geprüft.',
      quota: 'Kontingent des E-Mail-Dienstes',
      used: 35,
    },
  ],
  newConnection: 'Neue Verbindung',
  connectionName: 'Name der Verbindung',
  connectionHint: 'Erscheint im Menü und in den Berichten.',
  key: 'Zugangsschlüssel',
  test: 'Verbindung prüfen',
  rights: 'Alle Rechte vorbehalten',
};

export const arabic: Words = {
  dashboard: 'لوحة المعلومات',
  pages: 'الصفحات',
  pagesCaption: 'الدخول والحساب',
  authentication: 'المصادقة',
  login: 'تسجيل الدخول',
  register: 'إنشاء حساب',
  utilities: 'الأدوات',
  apiSetup: 'إعداد واجهة API',
  samplePage: 'صفحة تجريبية',
  documentation: 'التوثيق',
  skip: 'روابط التخطي',
  connections: 'الاتصالات',
  saved: 'تم حفظ الاتصال.',
  services: [
    {
      name: 'خدمة الطقس',
      status: 'تستجيب خلال 180 مللي ثانية. آخر فحص قبل دقيقتين.',
      quota: 'حصة خدمة الطقس',
      used: 62,
    },
    {
      name: 'خدمة البريد',
      status: 'تستجيب خلال 240 مللي ثانية. آخر فحص قبل 5 دقائق.',
      quota: 'حصة خدمة البريد',
      used: 35,
    },
  ],
  newConnection: 'اتصال جديد',
  connectionName: 'اسم الاتصال',
  connectionHint: 'يظهر في القائمة وفي التقارير.',
  key: 'مفتاح الوصول',
  test: 'فحص الاتصال',
  rights: 'جميع الحقوق محفوظة',
};

const menuOf = (words: Words): readonly MenuEntry[] => [
  {
    id: 'dashboard',
    type: 'group',
    title: words.dashboard,
    children: [
      { id: 'default', type: 'item', title: words.dashboard, url: '/dashboard/default', icon: <LayoutDashboard /> },
    ],
  },
  {
    id: 'pages',
    type: 'group',
    title: words.pages,
    caption: words.pagesCaption,
    children: [
      {
        id: 'authentication',
        type: 'collapse',
        title: words.authentication,
        icon: <KeyRound />,
        children: [
          { id: 'login', type: 'item', title: words.login, url: '/pages/login' },
          { id: 'register', type: 'item', title: words.register, url: '/pages/register' },
        ],
      },
    ],
  },
  {
    id: 'utilities',
    type: 'group',
    title: words.utilities,
    children: [
      { id: 'api-setup', type: 'item', title: words.apiSetup, url: '/api-setup', icon: <PlugZap /> },
      { id: 'sample-page', type: 'item', title: words.samplePage, url: '/sample-page', icon: <FileText /> },
      {
        id: 'documentation',
        type: 'item',
        title: words.documentation,
        url: 'https://www.w3.org/WAI/ARIA/apg/',
        icon: <FileText />,
        external: true,
        target: true,
      },
    ],
  },
];

/** A page of a dashboard in one language. */
export function TranslatedPage({ words }: { words: Words }) {
  return (
    <AppShell>
      {/* A skip link that is not the first link of its page needs a landmark. */}
      <nav aria-label={words.skip}>
        <SkipLink />
      </nav>
      <AppBar>
        <AppBarBrand>
          <Logo />
          <DrawerToggle />
        </AppBarBrand>
        <AppBarActions>
          <Avatar name="Ada Fischer" />
        </AppBarActions>
      </AppBar>
      <Drawer>
        <DrawerHeader>
          <Logo />
          <DrawerClose />
        </DrawerHeader>
        <DrawerContent>
          <NavMenu>
            <NavMenuEntries entries={menuOf(words)} currentPath="/dashboard/default" />
          </NavMenu>
        </DrawerContent>
      </Drawer>
      <AppShellContent>
        <AppShellMain>
          <h1 className="mb-4 text-h3 text-heading">{words.connections}</h1>
          <Alert tone="success" dismissible className="mb-4">
            {words.saved}
          </Alert>
          <div className="grid gap-4 lg:grid-cols-2">
            {words.services.map(({ name, status, quota, used }) => (
              <Card key={name}>
                <CardHeader>
                  <CardTitle>{name}</CardTitle>
                </CardHeader>
                <CardContent>
                  <p className="mb-4">{status}</p>
                  <Progress aria-label={quota} value={used} />
                </CardContent>
              </Card>
            ))}
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
          </div>
        </AppShellMain>
        <Footer>
          <p>© {words.rights}</p>
        </Footer>
      </AppShellContent>
    </AppShell>
  );
}
