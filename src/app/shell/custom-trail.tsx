import { Breadcrumbs, type BreadcrumbsProps } from 'waymark';

export interface CustomTrailProps extends Pick<
  BreadcrumbsProps,
  'links' | 'title' | 'titleLevel' | 'titlePosition' | 'divider'
> {}

/**
 * A trail that a page brings itself (specification, section 2.9). A page with a menu item that allows breadcrumbs has one
 * already, above it.
 */
export function CustomTrail(props: CustomTrailProps) {
  return <Breadcrumbs {...props} className="mb-6" />;
}
