import { Link } from 'react-router';
import type { LinkComponentProps } from 'waymark';
import { preloadPage } from './routing/preload';

/**
 * Lets the router follow the kit's links to the app's own paths; every other address is the browser's affair. Who points at
 * a link, touches it or comes to it by keyboard is about to follow it: its page is fetched ahead.
 */
export function RouterLink({ href, onPointerEnter, onFocus, onTouchStart, ...props }: LinkComponentProps) {
  if (!/^\/(?!\/)/.test(href)) {
    return <a {...props} href={href} onPointerEnter={onPointerEnter} onFocus={onFocus} onTouchStart={onTouchStart} />;
  }
  // A new tab loads everything by itself.
  const preload = () => props.target === '_blank' || preloadPage(href);
  return (
    <Link
      {...props}
      to={href}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        preload();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        preload();
      }}
      onTouchStart={(event) => {
        onTouchStart?.(event);
        preload();
      }}
    />
  );
}
