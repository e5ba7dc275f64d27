import { BreadcrumbsTrail, type BreadcrumbsTrailProps } from 'waymark';

export interface CustomTrailProps extends Pick<BreadcrumbsTrailProps, 'links'> {
  /** The page's heading, below the breadcrumbs. @default none */
  title?: string;
}

/** A page's title and its own breadcrumbs. */
export function CustomTrail({ links, title }: CustomTrailProps) {
  return (
    <div className="mb-5 grid grid-cols-1 gap-1">
      <BreadcrumbsTrail links={links} />
      {title && <h1 className="text-h3">{title}</h1>}
    </div>
  );
}
