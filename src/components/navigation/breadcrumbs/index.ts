export {
  Breadcrumbs,
  BreadcrumbsEllipsis,
  type BreadcrumbsEllipsisProps,
  BreadcrumbsItem,
  type BreadcrumbsItemProps,
  BreadcrumbsLink,
  type BreadcrumbsLinkProps,
  BreadcrumbsList,
  type BreadcrumbsListProps,
  BreadcrumbsPage,
  type BreadcrumbsPageProps,
  type BreadcrumbsProps,
  BreadcrumbsSeparator,
  type BreadcrumbsSeparatorProps,
} from './breadcrumbs';
export { BreadcrumbsTrail, type BreadcrumbsTrailProps } from './breadcrumbs-trail';
export { type Crumb, trailToCrumbs } from './crumbs';
export {
  PageHeader,
  type PageHeaderOrientation,
  type PageHeaderProps,
  PageHeaderTitle,
  type PageHeaderTitleProps,
} from './page-header';
