import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { Link, type LinkTone } from 'waymark';
import { paths, returnParam } from '../../config/paths';
import { RouterLink } from '../../lib/router-link';

/** The pages that the menu opens lead to each other: they show to a person who is signed in as well. */
const pagesOfMenu: Readonly<Partial<Record<string, string>>> = {
  [paths.login]: paths.pagesLogin,
  [paths.register]: paths.pagesRegister,
};

export interface AuthLinkProps {
  /** The path of another authentication page. */
  to: string;
  /** The address that the person has typed; it goes along, but never in the URL. */
  email?: string;
  /** @default 'primary' */
  tone?: LinkTone;
  children: ReactNode;
}

/** Leads from one authentication page to another: the way back after signing in and the typed address go along. */
export function AuthLink({ to, email, tone, children }: AuthLinkProps) {
  const { pathname } = useLocation();
  // Nothing else: the address may carry the code of an e-mail's link.
  const from = useSearchParams()[0].get(returnParam);
  const path = pathname === paths.pagesLogin || pathname === paths.pagesRegister ? (pagesOfMenu[to] ?? to) : to;
  return (
    <Link asChild tone={tone}>
      <RouterLink
        href={from === null ? path : `${path}?${returnParam}=${encodeURIComponent(from)}`}
        state={email === undefined ? null : { email }}
      >
        {children}
      </RouterLink>
    </Link>
  );
}

/** The address that an `AuthLink` brought along, else an empty text. */
export function useBroughtEmail(): string {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : '';
}
