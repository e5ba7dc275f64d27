import { useHref, useLinkClickHandler } from 'react-router';
import type { LinkComponentProps } from 'waymark';
import { preloadPage } from './preload';

/**
 * Lets the router follow the kit's links to the app's own paths; every other address is the browser's affair. Who points at
 * a link, touches it or comes to it by keyboard is about to follow it: its page is fetched ahead.
 */
export function RouterLink({ href, onPointerEnter, onFocus, onTouchStart, ...props }: LinkComponentProps) {
  if (!/^\/(?!\/)/.test(href)) {
    return <a {...props} href={href} onPointerEnter={onPointerEnter} onFocus={onFocus} onTouchStart={onTouchStart} />;
  }
  return (
    <PageLink {...props} href={href} onPointerEnter={onPointerEnter} onFocus={onFocus} onTouchStart={onTouchStart} />
  );
}

export interface PageLinkProps extends LinkComponentProps {
  /** What the next page is told, without a word of it in its address. */
  state?: unknown;
}

/** What the router's own link is made of, without its way to fetch ahead, which is for another kind of app and not light. */
export function PageLink({
  href,
  state,
  target,
  onClick,
  onPointerEnter,
  onFocus,
  onTouchStart,
  ...props
}: PageLinkProps) {
  const follow = useLinkClickHandler(href, { target, state });
  // A new tab loads everything by itself.
  const preload = () => target === '_blank' || preloadPage(href);
  return (
    <a
      {...props}
      href={useHref(href)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
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
