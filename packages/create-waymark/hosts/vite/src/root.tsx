import { Link, Outlet, useLocation } from 'react-router';
import type { LinkComponentProps } from 'waymark';
import { Layout } from '@/components/layout';
import { OtherPage } from '@/components/other-page';

function RouterLink({ href, ...props }: LinkComponentProps) {
  return <Link to={href} {...props} />;
}

export function Root() {
  return (
    <Layout path={useLocation().pathname} link={RouterLink}>
      <Outlet />
    </Layout>
  );
}

export function Other() {
  return <OtherPage path={useLocation().pathname} />;
}
