/** A decorative chart of the last requests. */
export function Sparkline() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 96 32"
      preserveAspectRatio="none"
      className="h-8 w-full overflow-visible rtl:-scale-x-100"
    >
      <polyline
        points="0,26 16,20 32,24 48,12 64,16 80,6 96,9"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
