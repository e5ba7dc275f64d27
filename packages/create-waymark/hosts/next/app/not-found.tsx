'use client';

import { usePathname } from 'next/navigation';
import { OtherPage } from '@/components/other-page';

export default function NotFound() {
  return <OtherPage path={usePathname()} />;
}
