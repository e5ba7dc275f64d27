import { type ReactNode, Suspense } from 'react';
import { Card, CardContent, Skeleton } from 'waymark';

export interface LoadingCardProps {
  /** The card whose code may still be loading. */
  size: keyof typeof heights;
  className?: string;
  children: ReactNode;
}

/** The heights that the cards have before their data arrives. */
const heights = { chart: 'min-h-107.75 sm:min-h-94.75', rows: 'min-h-209.25' } as const;

/** Displays a skeleton of the size of a card until its code has loaded. */
export function LoadingCard({ size, className, children }: LoadingCardProps) {
  return (
    <Suspense
      fallback={
        <Card className={className}>
          <CardContent className={`flex ${heights[size]}`}>
            <Skeleton shape="block" className="h-auto grow" />
          </CardContent>
        </Card>
      }
    >
      {children}
    </Suspense>
  );
}
