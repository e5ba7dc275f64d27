import { Link } from 'react-router';
import type { LinkComponentProps } from 'waymark';

/** Lets the router follow the kit's links to the app's own paths; every other address is the browser's affair. */
export function RouterLink({ href, ...props }: LinkComponentProps) {
  return /^\/(?!\/)/.test(href) ? <Link {...props} to={href} /> : <a {...props} href={href} />;
}
