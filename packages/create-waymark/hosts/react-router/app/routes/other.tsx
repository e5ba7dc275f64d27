import { data, useLocation } from 'react-router';
import { isPage } from '@/components/is-page';
import { OtherPage } from '@/components/other-page';

/** The server responds with 404 for an unknown path. */
export const loader = ({ request }: { request: Request }) =>
  data(null, { status: isPage(new URL(request.url).pathname) ? 200 : 404 });

export default function Other() {
  return <OtherPage path={useLocation().pathname} />;
}
