'use client';

import { Footer, FooterLinks, type FooterProps, Link } from 'waymark';

/** The footer of every page. */
export function SiteFooter(props: FooterProps) {
  return (
    <Footer {...props}>
      <p>
        © All rights reserved{' '}
        <Link href="/about" showIcon={false}>
          Waymark
        </Link>
      </p>
      <FooterLinks>
        <li>
          <Link href="https://x.com" showIcon={false} tone="inherit">
            X
          </Link>
        </li>
        <li>
          <Link href="https://discord.com" showIcon={false} tone="inherit">
            Discord
          </Link>
        </li>
      </FooterLinks>
    </Footer>
  );
}
