import { BreadcrumbsTrail, type BreadcrumbsTrailProps, Divider } from 'waymark';

export interface CustomTrailProps extends Pick<BreadcrumbsTrailProps, 'links'> {
  /** The page's heading. @default none */
  title?: string;
  /** The title's position. @default 'below' */
  titlePosition?: 'above' | 'below';
  /** Whether there is a line below the trail. @default false */
  divider?: boolean;
}

/** A page's title and its own breadcrumbs. */
export function CustomTrail({ links, title, titlePosition = 'below', divider = false }: CustomTrailProps) {
  const heading = title && <h1 className="text-h3">{title}</h1>;
  return (
    <div className="mb-5 grid grid-cols-1 gap-1">
      {titlePosition === 'above' && heading}
      <BreadcrumbsTrail links={links} />
      {divider && <Divider />}
      {titlePosition === 'below' && heading}
    </div>
  );
}
