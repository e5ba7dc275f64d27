import { type ReactNode, useEffect, useRef } from 'react';
import { Alert, Link } from 'waymark';
import { paths } from '../../config/paths';
import { useAuth, useUser } from '../auth-context';

export interface AuthPageProps {
  /** The page's heading. */
  title: string;
  /** The line below the heading. */
  lead: ReactNode;
  /** Moves focus to the heading, for a page that replaces the focused element. @default false */
  takesFocus?: boolean;
  /** Shows who is signed in. @default true */
  showsUser?: boolean;
  children?: ReactNode;
}

/** The frame of the authentication pages: heading, document title, and a note for a user who is already signed in. */
export function AuthPage({ title, lead, takesFocus = false, showsUser = true, children }: AuthPageProps) {
  const { service } = useAuth();
  const user = useUser();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => service.prepareBotCheck(), [service]);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <title>{`${title} – Waymark`}</title>
      <div className="mb-6 text-center">
        <h1 ref={heading} tabIndex={-1} className="text-h2">
          {title}
        </h1>
        <p className="mt-1 text-lead text-muted wrap-anywhere">{lead}</p>
      </div>
      {showsUser && user && (
        <Alert live="off" className="mb-6" action={<Link href={paths.home}>Go to the dashboard</Link>}>
          You are signed in as <bdi>{user.displayName || user.email}</bdi>.
        </Alert>
      )}
      {children}
    </>
  );
}
