import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import 'waymark/styles.css';
import '@dashboard/brand.css';
import { parseTheme, themeAttribute, themeCookie } from '@dashboard/theme';
import { Providers } from './providers';

export default async function RootLayout({ children }: { children: ReactNode }) {
  const mode = parseTheme((await cookies()).get(themeCookie)?.value);
  return (
    <html lang="en" data-theme={themeAttribute(mode)}>
      <body>
        <Providers initialMode={mode}>{children}</Providers>
      </body>
    </html>
  );
}
