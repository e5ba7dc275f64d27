import { type ReactNode, Suspense } from 'react';
import { Card, CardContent, Skeleton } from 'waymark';
import { useRendersRest } from '../../lib/use-renders-rest';

export interface LoadingCardProps {
  /** The card whose code may still be loading. */
  size: keyof typeof heights;
  className?: string;
  children: ReactNode;
}

/** The heights that the cards have before their data arrives. The plot of the chart grows with the window, as in `ChartCard`. */
const heights = {
  chart:
    'min-h-[calc(clamp(--spacing(50),22vw,--spacing(85))+--spacing(30.6))] sm:min-h-[calc(clamp(--spacing(50),22vw,--spacing(85))+--spacing(21.6))]',
  rows: 'min-h-418.5 sm:min-h-385',
} as const;

/** Displays a skeleton of the size of a card until its code has loaded, and in the first frame of the page. */
export function LoadingCard({ size, className, children }: LoadingCardProps) {
  const skeleton = (
    <Card className={className}>
      <CardContent className={`flex ${heights[size]}`}>
        <Skeleton shape="block" className="h-auto grow" />
      </CardContent>
    </Card>
  );
  return useRendersRest() ? <Suspense fallback={skeleton}>{children}</Suspense> : skeleton;
}
