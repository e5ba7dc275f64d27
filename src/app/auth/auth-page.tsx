import type { ReactNode } from 'react';
import { Alert, Link } from 'waymark';
import { paths } from '../paths';
import { useUser } from './auth-context';

export interface AuthPageProps {
  /** The page's heading. */
  title: string;
  /** The line below it. */
  lead: string;
  children: ReactNode;
}

/** What the authentication pages share: heading, title of the window, and a word to the visitor who is signed in already. */
export function AuthPage({ title, lead, children }: AuthPageProps) {
  const user = useUser();
  return (
    <>
      <title>{`${title} – Waymark`}</title>
      <div className="mb-6 text-center">
        <h1 className="text-h2 text-secondary">{title}</h1>
        <p className="mt-1 text-lead text-muted">{lead}</p>
      </div>
      {user && (
        <Alert className="mb-6" action={<Link href={paths.home}>Go to the dashboard</Link>}>
          You are signed in as {user.displayName || user.email}.
        </Alert>
      )}
      {children}
    </>
  );
}
