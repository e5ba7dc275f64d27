import { type ReactNode, use } from 'react';
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useRouteLoaderData } from 'react-router';
import { type LinkComponentProps, LinkProvider } from 'waymark';
import 'waymark/styles.css';
import '@dashboard/brand.css';
import { Frame } from '@dashboard/frame';
import { parseTheme, themeAttribute, themeCookie } from '@dashboard/theme';
import type { Route } from './+types/root';
import { NonceContext } from './nonce';

export function loader({ request }: Route.LoaderArgs) {
  const stored = new RegExp(`(?:^|; )${themeCookie}=(\\w+)`).exec(request.headers.get('Cookie') ?? '')?.[1];
  return { mode: parseTheme(stored) };
}

/** The theme is read once: a navigation does not need it again. */
export const shouldRevalidate = () => false;

function RouterLink({ href, ...props }: LinkComponentProps) {
  return <Link to={href} {...props} />;
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext);
  const mode = useRouteLoaderData<typeof loader>('root')?.mode ?? 'system';
  return (
    <html lang="en" data-theme={themeAttribute(mode)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  return (
    <LinkProvider component={RouterLink}>
      <Frame path={useLocation().pathname} initialMode={loaderData.mode}>
        <Outlet />
      </Frame>
    </LinkProvider>
  );
}
