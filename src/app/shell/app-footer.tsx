import { Footer, FooterLinks, Link } from 'waymark';
import { links } from '../config/links';

/** The foot of every page, signed in or not. */
export function AppFooter() {
  return (
    <Footer>
      <p>
        {/* Isolated, because the sign at its start has no direction of its own. */}
        <bdi>
          © All rights reserved{' '}
          <Link href={links.about} newTab showIcon={false}>
            Waymark
          </Link>
        </bdi>
      </p>
      <FooterLinks>
        <li>
          <Link href={links.microblog} newTab showIcon={false} tone="inherit">
            X
          </Link>
        </li>
        <li>
          <Link href={links.chat} newTab showIcon={false} tone="inherit">
            Discord
          </Link>
        </li>
      </FooterLinks>
    </Footer>
  );
}
