'use client';

import { Button, Card, CardContent, EmptyState, Stack, trailOf, useLinkComponent } from 'waymark';
import { NotFound } from './error';
import { home, menu } from './menu';
import { PageTitle } from './page-title';

export interface OtherPageProps {
  /** The current path, from your router. */
  path: string;
}

/** The page for every path without a separate page: a placeholder for menu entries, or an error. */
export function OtherPage({ path }: OtherPageProps) {
  const RouterLink = useLinkComponent();
  const title = trailOf(menu, path).at(-1)?.title;
  if (title === undefined) return <NotFound address={path} homeHref={home} />;
  return (
    <Stack gap={6}>
      <PageTitle path={path} />
      <Card>
        <CardContent>
          <EmptyState
            title={`${title} is a page of yours`}
            description="The shell stays mounted. The menu and the breadcrumbs follow the path."
            actions={
              <Button asChild variant="outline">
                <RouterLink href={home}>Go to the dashboard</RouterLink>
              </Button>
            }
          />
        </CardContent>
      </Card>
    </Stack>
  );
}
