import { Link, type LinkProps } from 'react-router';
import type { LinkComponentProps } from 'waymark';
import { usePreloadPage } from './lazy-with-preload';

interface RouterLinkProps extends LinkComponentProps {
  /** The state of the next location: data for the next page that does not belong in the URL. */
  state?: LinkProps['state'];
}

/**
 * The kit's link component. The router handles the app's paths, and the browser handles all other addresses. The page
 * is preloaded when the pointer enters the link, on touch and on focus.
 */
export function RouterLink({ href, state, onPointerEnter, onTouchStart, onFocus, ...props }: RouterLinkProps) {
  const preloadPage = usePreloadPage();
  if (!/^\/(?!\/)/.test(href)) {
    return <a {...props} href={href} onPointerEnter={onPointerEnter} onTouchStart={onTouchStart} onFocus={onFocus} />;
  }
  const preloading =
    <Event,>(handler: ((event: Event) => void) | undefined) =>
    (event: Event): void => {
      handler?.(event);
      // A new tab loads the code itself.
      if (props.target !== '_blank') preloadPage(href);
    };
  return (
    <Link
      {...props}
      to={href}
      state={state}
      onPointerEnter={preloading(onPointerEnter)}
      onTouchStart={preloading(onTouchStart)}
      onFocus={preloading(onFocus)}
    />
  );
}
