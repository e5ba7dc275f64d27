import { useLocation } from 'react-router';
import { OtherPage } from '../components/other-page';

export default function Other() {
  return <OtherPage path={useLocation().pathname} />;
}
