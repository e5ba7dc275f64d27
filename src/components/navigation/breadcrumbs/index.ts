export * from './breadcrumbs';
export * from './breadcrumbs-trail';
export * from './crumbs';
export {
  PageHeader,
  type PageHeaderOrientation,
  type PageHeaderProps,
  PageHeaderTitle,
  type PageHeaderTitleProps,
} from './page-header';
