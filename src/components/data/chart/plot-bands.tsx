import type { PlotLayout } from './plot-layout';

interface StrengthProps {
  id: string;
  layout: PlotLayout;
  selected: number;
  hovered: number;
}

/** Dims the other buckets: to two fifths beside a selected bucket, and to three fifths beside a hovered one. */
export function Strength({ id, layout, selected, hovered }: StrengthProps) {
  const { width, height, edges } = layout;
  const area = { x: -width, y: -height, width: 3 * width, height: 3 * height };
  const bandOf = (index: number) => ({
    x: edges[index] ?? 0,
    y: -height,
    width: (edges[index + 1] ?? 0) - (edges[index] ?? 0),
    height: 3 * height,
  });
  return (
    <mask id={id} maskUnits="userSpaceOnUse" {...area}>
      <rect {...area} fill="white" fillOpacity={selected >= 0 ? 0.4 : 0.6} />
      {[...new Set([selected, hovered])].map(
        (index) => index >= 0 && <rect key={index} {...bandOf(index)} fill="white" />,
      )}
    </mask>
  );
}

interface BandProps {
  layout: PlotLayout;
  index: number;
  /** The bucket at the other end. @default index */
  last?: number;
  className: string;
}

/** The area of a bucket, or of all buckets between two buckets. */
export function Band({ layout: { edges, height }, index, last = index, className }: BandProps) {
  const [left, right] = [edges[Math.min(index, last)], edges[Math.max(index, last) + 1]];
  if (left === undefined || right === undefined) return null;
  return <rect x={left} width={Math.max(right - left, 1)} height={height} strokeWidth={2} className={className} />;
}
