import { CircleHelp, KeyRound, LayoutDashboard, PlugZap } from 'lucide-react';
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
  type MenuEntry,
  NavMenu,
  NavMenuEntries,
  PasswordField,
  Progress,
  SkipLink,
  TextField,
} from 'waymark';
import { Logo } from '../templates/logo';

/** The texts of the page. The texts of the kit come from its labels. */
export const german = {
  dashboard: 'Übersicht',
  authentication: 'Anmeldung',
  login: 'Anmelden',
  register: 'Registrieren',
  apiSetup: 'API-Einrichtung und Verbindungen',
  documentation: 'Dokumentation',
  skip: 'Sprungmarken',
  connections: 'Verbindungen',
  saved: 'Die Verbindung wurde gespeichert.',
  service: 'Wetterdienst',
  status: 'Antwortet in 180 ms. Zuletzt vor 2 Minuten geprüft.',
  quota: 'Kontingent des Wetterdienstes',
  newConnection: 'Neue Verbindung',
  connectionName: 'Name der Verbindung',
  connectionHint: 'Erscheint im Menü und in den Berichten.',
  key: 'Zugangsschlüssel',
  test: 'Verbindung prüfen',
};

export const arabic: typeof german = {
  dashboard: 'لوحة المعلومات',
  authentication: 'المصادقة',
  login: 'تسجيل الدخول',
  register: 'إنشاء حساب',
  apiSetup: 'إعداد واجهة API',
  documentation: 'التوثيق',
  skip: 'روابط التخطي',
  connections: 'الاتصالات',
  saved: 'تم حفظ الاتصال.',
  service: 'خدمة الطقس',
  status: 'تستجيب خلال 180 مللي ثانية. آخر فحص قبل دقيقتين.',
  quota: 'حصة خدمة الطقس',
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
      {
        id: 'authentication',
        type: 'collapse',
        title: words.authentication,
        icon: <KeyRound />,
        children: [
          { id: 'login', type: 'item', title: words.login, url: '/login' },
          { id: 'register', type: 'item', title: words.register, url: '/register' },
        ],
      },
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
export function TranslatedPage({ words }: { words: typeof german }) {
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
            <NavMenuEntries entries={menuOf(words)} currentPath="/" />
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
            <Card>
              <CardHeader>
                <CardTitle>{words.service}</CardTitle>
              </CardHeader>
              <CardContent>
                <p className="mb-4">{words.status}</p>
                <Progress aria-label={words.quota} value={62} />
              </CardContent>
            </Card>
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
      </AppShellContent>
    </AppShell>
  );
}
