import { Breadcrumbs, type BreadcrumbsProps } from 'waymark';

export interface CustomTrailProps extends Pick<
  BreadcrumbsProps,
  'links' | 'title' | 'titleLevel' | 'titlePosition' | 'divider'
> {}

/** Breadcrumbs that a page defines itself, for a page without a menu item. */
export function CustomTrail(props: CustomTrailProps) {
  return <Breadcrumbs {...props} className="mb-6" />;
}
