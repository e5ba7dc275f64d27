import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { Alert, Link, type LinkProps } from 'waymark';
import { paths, returnParam } from '../../config/paths';
import { RouterLink } from '../../lib/router-link';
import { useUser } from '../service';

export interface AuthPageProps {
  title: string;
  lead: ReactNode;
  /** Moves focus to the heading, for a page that replaces the focused element. @default false */
  takesFocus?: boolean;
  showsUser?: boolean;
  children?: ReactNode;
}

/** The frame of the authentication pages: heading, document title, and a note if a user is already signed in. */
export function AuthPage({ title, lead, takesFocus = false, showsUser = true, children }: AuthPageProps) {
  const user = useUser();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <title>{`${title} – Waymark`}</title>
      <div className="mt-8 mb-6">
        <h1 ref={heading} tabIndex={-1} className="text-h2">
          {title}
        </h1>
        <p className="mt-1 text-muted wrap-anywhere">{lead}</p>
      </div>
      {showsUser && user && (
        <Alert live="off" className="mb-6" actions={<Link href={paths.home}>Go to the dashboard</Link>}>
          You are signed in as <bdi>{user.displayName || user.email}</bdi>.
        </Alert>
      )}
      {children}
    </>
  );
}

/** The login and register pages in the menu link to each other, because they also render for a signed-in user. */
const pagesOfMenu: Readonly<Partial<Record<string, string>>> = {
  [paths.login]: paths.pagesLogin,
  [paths.register]: paths.pagesRegister,
};

export interface AuthLinkProps extends Pick<LinkProps, 'tone' | 'underline' | 'children'> {
  to: string;
  /** The address that the user typed. It is passed in the history state, never in the URL. */
  email?: string;
}

/** A link between authentication pages that keeps the return path and the typed address. */
export function AuthLink({ to, email, children, ...props }: AuthLinkProps) {
  const { pathname } = useLocation();
  // Keep only this parameter: the URL may contain the code of an email link.
  const from = useSearchParams()[0].get(returnParam);
  const path = pathname === paths.pagesLogin || pathname === paths.pagesRegister ? (pagesOfMenu[to] ?? to) : to;
  return (
    <Link asChild {...props}>
      <RouterLink
        href={from === null ? path : `${path}?${returnParam}=${encodeURIComponent(from)}`}
        state={email === undefined ? null : { email }}
      >
        {children}
      </RouterLink>
    </Link>
  );
}

/** Placed at the end of a password field's label, but after the field in the tab order. Its parent is positioned. */
export function ForgotPassword({ email }: Pick<AuthLinkProps, 'email'>) {
  return (
    <span className="absolute end-0 top-0 text-h6">
      <AuthLink to={paths.forgotPassword} email={email} underline="hover">
        <bdi>Forgot password?</bdi>
      </AuthLink>
    </span>
  );
}

/** Returns the address passed by an `AuthLink`, or an empty string. */
export function usePassedEmail(): string {
  const { email } = Object(useLocation().state) as { email?: unknown };
  return typeof email === 'string' ? email : '';
}
