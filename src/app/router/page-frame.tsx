import { useUser } from '../auth/auth-context';
import { MainLayout } from '../shell/main-layout';
import { MinimalLayout } from '../shell/minimal-layout';

/**
 * The frame around a page of a signed-in person. One frame for known and unknown addresses, so that the shell stays as it is
 * when somebody follows a link that leads nowhere; a visitor, who comes only to those, sees no shell.
 */
export function PageFrame() {
  return useUser() ? <MainLayout /> : <MinimalLayout />;
}
