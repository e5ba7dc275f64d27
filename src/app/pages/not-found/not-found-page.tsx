import { Compass } from 'lucide-react';
import { useLocation } from 'react-router';
import { Button } from 'waymark';
import { useUser } from '../../auth/auth-context';
import { MainLayout } from '../../layout/main-layout';
import { MinimalLayout } from '../../layout/minimal-layout';
import { paths } from '../../paths';
import { RouterLink } from '../../router-link';

/** What shows at an address that leads nowhere: inside the layout of whoever came there. */
export function NotFoundPage() {
  const user = useUser();
  const { pathname } = useLocation();
  const Layout = user ? MainLayout : MinimalLayout;
  return (
    <Layout>
      <title>Page not found – Waymark</title>
      <div className="flex grow flex-col items-center justify-center gap-4 py-10 text-center">
        <span aria-hidden className="rounded-full bg-primary-soft p-5 text-on-primary-soft">
          <Compass className="size-10" />
        </span>
        <h1 className="text-h2">Page not found</h1>
        <p className="max-w-full text-muted wrap-anywhere">
          Nothing is at <bdi className="font-medium text-text">{pathname.slice(0, 120)}</bdi>. The address may be mistyped, or
          the page may have moved.
        </p>
        <Button asChild>
          <RouterLink href={paths.home}>{user ? 'Go to the dashboard' : 'Go to the login page'}</RouterLink>
        </Button>
      </div>
    </Layout>
  );
}
