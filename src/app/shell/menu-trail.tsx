import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { type MenuEntry, trailOf, trailToCrumbs } from 'waymark';
import { menu } from '../config/menu';
import { paths } from '../config/paths';
import { lazyWithPreload } from '../lib/lazy-with-preload';
import { PartBoundary } from './part-boundary';

// Most pages have no breadcrumbs, which take 10 kB.
const CustomTrail = lazyWithPreload(async () => (await import('./custom-trail')).CustomTrail);

const home = { title: 'Dashboard', to: paths.home };

export interface MenuTrailProps {
  /** The menu configuration. @default the menu of the app */
  entries?: readonly MenuEntry[];
}

/** The breadcrumbs above the page. Empty if the page has no menu item, or its item sets `breadcrumbs: false`. */
export function MenuTrail({ entries = menu }: MenuTrailProps) {
  const { pathname } = useLocation();
  const links = trailToCrumbs(trailOf(entries, pathname), home);
  if (links.length === 0) return null;
  return (
    <PartBoundary name="The breadcrumbs" onRetry={CustomTrail.preload}>
      <Suspense fallback={<Placeholder />}>
        <CustomTrail links={links} />
      </Suspense>
    </PartBoundary>
  );
}

/** Reserves the height of one row of breadcrumbs. */
function Placeholder() {
  return <div aria-hidden className="mb-5 min-h-7 pointer-coarse:min-h-touch" />;
}
