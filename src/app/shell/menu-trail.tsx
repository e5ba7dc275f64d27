import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { type MenuEntry, trailOf, trailToCrumbs } from 'waymark';
import { menu } from '../config/menu';
import { paths } from '../config/paths';
import { PartBoundary } from './part-boundary';

// Most pages have no trail, and its menu of hidden crumbs is the larger part of it.
const CustomTrail = lazy(async () => ({ default: (await import('./custom-trail')).CustomTrail }));

const home = { title: 'Dashboard', to: paths.home };

export interface MenuTrailProps {
  /** The menu's configuration. @default the app's menu */
  entries?: readonly MenuEntry[];
}

/** The trail above the page, for every menu item that allows one (specification, section 2.9). */
export function MenuTrail({ entries = menu }: MenuTrailProps) {
  const { pathname } = useLocation();
  const links = trailToCrumbs(trailOf(entries, pathname), home);
  if (links.length === 0) return null;
  return (
    <PartBoundary name="The way to this page">
      <Suspense fallback={<Place />}>
        <CustomTrail links={links} />
      </Suspense>
    </PartBoundary>
  );
}

/** As high as a trail of one row, so that the page does not move when that arrives. */
function Place() {
  return (
    <div aria-hidden className="mb-6 rounded border border-transparent bg-paper px-4 py-2.5">
      <div className="min-h-7 pointer-coarse:min-h-touch" />
    </div>
  );
}
