import { BreadcrumbsTrail, type BreadcrumbsTrailProps, Divider } from 'waymark';

export interface CustomTrailProps extends Pick<BreadcrumbsTrailProps, 'links'> {
  /** The heading of the page. @default none */
  title?: string;
  /** The position of the title. @default 'below' */
  titlePosition?: 'above' | 'below';
  /** Whether there is a line below the trail. @default false */
  divider?: boolean;
}

/** The head of a page: breadcrumbs that it defines itself, and its title. */
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
