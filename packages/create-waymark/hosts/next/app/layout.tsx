import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import 'waymark/styles.css';
import { Root } from './root';

export const metadata: Metadata = { title: '__title__', icons: 'data:,' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Root>{children}</Root>
      </body>
    </html>
  );
}
