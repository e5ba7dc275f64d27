import {
  BreadcrumbsTrail,
  type BreadcrumbsTrailProps,
  Divider,
  PageHeader,
  PageHeaderTitle,
  type PageHeaderTitleProps,
} from 'waymark';

export interface CustomTrailProps extends Pick<BreadcrumbsTrailProps, 'links'> {
  title?: string;
  /** Renders the title as a heading of this level. @default no heading */
  titleLevel?: PageHeaderTitleProps['level'];
  /** The position of the title: at the start of the trail's row, above or below the trail. @default 'start' */
  titlePosition?: 'start' | 'above' | 'below';
  /** Whether there is a line below the trail. @default false */
  divider?: boolean;
}

/** Breadcrumbs that a page defines itself, for a page without a menu item. */
export function CustomTrail({ links, title, titleLevel, titlePosition = 'start', divider = false }: CustomTrailProps) {
  const heading = title && <PageHeaderTitle level={titleLevel}>{title}</PageHeaderTitle>;
  return (
    <PageHeader orientation={titlePosition === 'start' ? 'horizontal' : 'vertical'} className="mb-6">
      {titlePosition !== 'below' && heading}
      <BreadcrumbsTrail links={links} />
      {divider && <Divider className="my-1" />}
      {titlePosition === 'below' && heading}
    </PageHeader>
  );
}
