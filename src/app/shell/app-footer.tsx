import { Footer, FooterLinks, Link } from 'waymark';
import { links } from '../config/links';

/** At least 24 px in both dimensions, the minimum target size of WCAG 2.2. */
const target = 'inline-flex min-h-6 min-w-6 items-center justify-center';

export function AppFooter() {
  return (
    <Footer>
      <p>
        {/* Isolated, because the copyright sign has no direction of its own. */}
        <bdi>
          © All rights reserved{' '}
          <Link href={links.about} newTab showIcon={false}>
            Waymark
          </Link>
        </bdi>
      </p>
      <FooterLinks>
        <li>
          <Link href={links.microblog} newTab showIcon={false} tone="inherit" className={target}>
            X
          </Link>
        </li>
        <li>
          <Link href={links.chat} newTab showIcon={false} tone="inherit" className={target}>
            Discord
          </Link>
        </li>
      </FooterLinks>
    </Footer>
  );
}
