import type { ReactNode } from 'react';
import { Button, Card, CardContent, CardTitle } from 'waymark';
import { Frame } from './shell.samples';

/** A page with content to skip and the target of the link. */
export function SkipPage({ children }: { children: ReactNode }) {
  return (
    <Frame className="grid gap-4 p-5 pt-20">
      {children}
      <div className="flex flex-wrap gap-3">
        <Button variant="tonal">Dashboard</Button>
        <Button variant="tonal">API Setup</Button>
      </div>
      <Card id="skip-link-target" tabIndex={-1}>
        <CardContent>
          <CardTitle>Connections</CardTitle>
          <p className="mt-1">Press Tab at the start of the page to see the link.</p>
        </CardContent>
      </Card>
    </Frame>
  );
}
