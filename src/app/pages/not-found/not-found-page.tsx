import { Compass } from 'lucide-react';
import { useLocation } from 'react-router';
import { Button, EmptyState } from 'waymark';
import { useUser } from '../../auth/auth-context';
import { paths } from '../../config/paths';
import { RouterLink } from '../../lib/router-link';

/** An address may be of any length; more of it helps nobody to see what is wrong with it. */
const shownLength = 120;

/** What shows at an address that leads nowhere, inside the layout of whoever came there. */
export function NotFoundPage() {
  const user = useUser();
  const { pathname } = useLocation();
  const address = pathname.length > shownLength ? `${pathname.slice(0, shownLength)}…` : pathname;
  return (
    <div className="flex grow flex-col items-center justify-center">
      <title>Page not found – Waymark</title>
      <EmptyState
        level={1}
        icon={<Compass />}
        title="Page not found"
        description={
          <>
            Nothing is at <bdi className="font-medium text-text">{address}</bdi>. The address may be mistyped, or the
            page may have moved.
          </>
        }
        actions={
          <Button asChild>
            <RouterLink href={user ? paths.home : paths.login}>
              {user ? 'Go to the dashboard' : 'Go to the login page'}
            </RouterLink>
          </Button>
        }
      />
    </div>
  );
}
