import type { ReactNode } from 'react';
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import type { LinkComponentProps } from 'waymark';
import { Layout as AppLayout } from '@/components/layout';
import './styles.css';

export const meta = () => [{ title: '__title__' }];

export const links = () => [{ rel: 'icon', href: '/favicon.svg' }];

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The script sets an attribute before React hydrates.
    <html lang="__language__" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        <script src="/theme.js" />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

function RouterLink({ href, ...props }: LinkComponentProps) {
  return <Link to={href} {...props} />;
}

export default function Root() {
  return (
    <AppLayout path={useLocation().pathname} link={RouterLink}>
      <Outlet />
    </AppLayout>
  );
}
