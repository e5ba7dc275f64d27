import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@/styles.css';
import { Root } from './root';

export const metadata: Metadata = { title: '__title__', icons: '/favicon.svg' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The script sets an attribute before React hydrates.
    <html lang="__language__" suppressHydrationWarning>
      <head>
        <script src="/theme.js" />
      </head>
      <body>
        <Root>{children}</Root>
      </body>
    </html>
  );
}
