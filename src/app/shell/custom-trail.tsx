import { BreadcrumbsTrail, type BreadcrumbsTrailProps } from 'waymark';

export function CustomTrail({ links, title }: Pick<BreadcrumbsTrailProps, 'links'> & { title?: string }) {
  return (
    <div className="mb-5 grid grid-cols-1 gap-1">
      <BreadcrumbsTrail links={links} />
      {title && <h1 className="text-h3">{title}</h1>}
    </div>
  );
}
