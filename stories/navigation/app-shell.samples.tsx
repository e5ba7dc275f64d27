import { AppShellContent, AppShellMain, Card, CardContent, CardHeader, CardTitle, Progress, SkipLink } from 'waymark';
import { SampleAppBar, SampleDrawer, SampleFooter, SampleUsage } from './shell.samples';

const services = [
  { name: 'Weather service', status: 'Responds in 180 ms. Last tested 2 min ago.', used: 62 },
  { name: 'Mail service', status: 'Responds in 240 ms. Last tested 5 min ago.', used: 35 },
  { name: 'Map service', status: 'Responds in 95 ms. Last tested 1 min ago.', used: 88 },
];

/** The content of a shell: skip link, app bar, drawer, main content and footer. */
export const samplePage = (
  <>
    {/* A skip link that is not the first link of its page needs a landmark. */}
    <nav aria-label="Skip">
      <SkipLink />
    </nav>
    <SampleAppBar />
    <SampleDrawer footer={<SampleUsage />} />
    <AppShellContent>
      <AppShellMain>
        <h1 className="mb-4 text-h3 text-heading">Connections</h1>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {services.map(({ name, status, used }) => (
            <Card key={name}>
              <CardHeader>
                <CardTitle>{name}</CardTitle>
              </CardHeader>
              <CardContent>
                <p className="mb-4">{status}</p>
                <Progress aria-label={`Quota of the ${name.toLowerCase()}`} value={used} />
              </CardContent>
            </Card>
          ))}
        </div>
      </AppShellMain>
      <SampleFooter />
    </AppShellContent>
  </>
);
