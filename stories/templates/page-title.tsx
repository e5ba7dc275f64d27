'use client';

import { BreadcrumbsTrail, PageHeader, PageHeaderTitle, trailOf } from 'waymark';
import { home, menu } from './menu';

export interface PageTitleProps {
  /** The path of the page, which is in the menu. */
  path: string;
}

/** The title of a page and its breadcrumbs, from the menu. */
export function PageTitle({ path }: PageTitleProps) {
  const trail = trailOf(menu, path).filter(({ type }) => type !== 'group');
  return (
    <PageHeader>
      <PageHeaderTitle level={1}>{trail.at(-1)?.title}</PageHeaderTitle>
      <BreadcrumbsTrail
        homeIcon
        links={[{ title: 'Home', to: home }, ...trail.map(({ title = '', url }) => ({ title, to: url }))]}
      />
    </PageHeader>
  );
}
