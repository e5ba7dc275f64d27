import { Compass } from 'lucide-react';
import { useLocation } from 'react-router';
import { Button, EmptyState } from 'waymark';
import { useUser } from '../../auth/service';
import { paths } from '../../config/paths';
import { RouterLink } from '../../lib/router-link';

/** Addresses that are longer than this, in characters, are truncated. */
const maxAddressLength = 120;

export function NotFoundPage() {
  const user = useUser();
  const { pathname } = useLocation();
  const address = pathname.length > maxAddressLength ? `${pathname.slice(0, maxAddressLength)}…` : pathname;
  return (
    <div className="flex grow flex-col items-center justify-center">
      <title>Page not found – Waymark</title>
      <EmptyState
        level={1}
        start={<Compass />}
        title="Page not found"
        description={
          <>
            There is no page at <bdi className="font-medium text-text">{address}</bdi>. Check the address for typing
            errors. The page may have moved.
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
