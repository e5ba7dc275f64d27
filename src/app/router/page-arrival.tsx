import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router';
import { focusHeading } from '../lib/heading-focus';
import { createScrollPositions } from './scroll-positions';
import { scrollWhenPossible } from './scroll-when-possible';

/** The entry of the history that a location is; one that the router did not make has no key of its own. */
const entryOf = ({ key, pathname, search, hash }: Location): string => `${key} ${pathname}${search}${hash}`;

/**
 * Does what a browser does when a page has been loaded, and a router does not: the focus moves to the heading, which says
 * where the person is, and the page begins at its top, at the place that the address names, or, on the way back and forward,
 * where it was left. Stands below the routed page, and renders nothing.
 */
export function PageArrival() {
  const location = useLocation();
  const direction = useNavigationType();
  const [positions] = useState(createScrollPositions);
  const shown = useRef<Location>(null);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const note = () => {
      if (shown.current) positions.set(entryOf(shown.current), window.scrollY);
    };
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', positions.save);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', positions.save);
    };
  }, [positions]);

  useLayoutEffect(() => {
    // The app begins at the top of the page (specification, section 2.2).
    const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: reduced ? 'instant' : 'smooth' });
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before === location) return undefined;
    return whenPageShows(() => {
      shown.current = location;
      if (before) moveFocus(before, location);
      return placeScroll(
        before,
        location,
        direction === NavigationType.Pop && before ? positions.get(entryOf(location)) : undefined,
      );
    });
  }, [location, direction, positions]);

  return null;
}

/**
 * Calls back as soon as a page is there, which has a main landmark; before, there is a redirect, or one that still loads.
 * Both functions return what stops them.
 */
function whenPageShows(callback: () => (() => void) | undefined): () => void {
  let stop: (() => void) | undefined;
  const look = (): boolean => {
    if (!document.querySelector('main')) return false;
    stop = callback();
    return true;
  };
  if (!look()) {
    const observer = new MutationObserver(() => look() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    stop = () => observer.disconnect();
  }
  return () => stop?.();
}

function moveFocus(before: Location, { pathname, search, hash }: Location): void {
  const isSame = before.pathname === pathname && before.search === search && before.hash === hash;
  // Where the same page begins anew, what had the focus may be gone.
  if (before.pathname !== pathname || (isSame && document.activeElement === document.body)) focusHeading();
}

/** Scrolls to where the page begins; returns what stops it from trying. */
function placeScroll(
  before: Location | null,
  { pathname, search, hash }: Location,
  place?: number,
): (() => void) | undefined {
  if (place !== undefined) {
    return scrollWhenPossible(() => {
      window.scrollTo({ top: place, behavior: 'instant' });
      return Math.abs(window.scrollY - place) < 1;
    });
  }
  if (hash !== '') {
    return scrollWhenPossible(() => {
      const target = document.getElementById(idOf(hash));
      target?.scrollIntoView();
      return target !== null;
    });
  }
  // A search that changes is a filter or a tab of the page that the person is looking at.
  if (before && (before.pathname !== pathname || before.search === search))
    window.scrollTo({ top: 0, behavior: 'instant' });
  return undefined;
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
