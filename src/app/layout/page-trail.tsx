import { useLocation } from 'react-router';
import { Breadcrumbs, trailOf } from 'waymark';
import { menu } from '../menu/menu';
import { paths } from '../paths';

/** The trail above the page, for every menu item that allows one (specification, section 2.9). */
export function PageTrail() {
  const { pathname } = useLocation();
  const trail = trailOf(menu, pathname);
  const item = trail.at(-1);
  if (!item || item.breadcrumbs === false) return null;
  return (
    <Breadcrumbs
      links={[{ title: 'Dashboard', to: paths.home }, ...trail.map(({ title, url }) => ({ title: title ?? '', to: url }))]}
      className="mb-6"
    />
  );
}
