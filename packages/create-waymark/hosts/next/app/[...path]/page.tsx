import { notFound } from 'next/navigation';
import { isPage } from '@/components/is-page';
import { OtherPage } from '@/components/other-page';

export interface PageProps {
  params: Promise<{ path: string[] }>;
}

export default async function Page({ params }: PageProps) {
  const path = `/${(await params).path.join('/')}`;
  // The server responds with 404.
  if (!isPage(path)) notFound();
  return <OtherPage path={path} />;
}
