export { Breadcrumbs, type BreadcrumbsProps, type BreadcrumbsTitlePosition } from './breadcrumbs';
export { type Crumb, trailToCrumbs } from './crumbs';
