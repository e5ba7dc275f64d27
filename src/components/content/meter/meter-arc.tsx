interface MeterArcProps {
  percent: number;
  /** The limits of the ranges, in percent; each one is marked. */
  limits: readonly number[];
  /** The color of the value, used instead of the tone. */
  color: string | undefined;
  children: string;
}

/** A half circle, drawn from its start to its end. */
const arc = { d: 'M8,50a42,42 0 0 1 84,0', pathLength: 100 };
/** The width of the arc, and the width of a mark as a percentage of the arc's length. */
const strokeWidth = 11;
const mark = 1;

/** The arc of a gauge, which surrounds the value. */
export function MeterArc({ percent, limits, color, children }: MeterArcProps) {
  return (
    <svg aria-hidden viewBox="0 0 100 54" fill="none" className="block w-full rtl:-scale-x-100" {...{ strokeWidth }}>
      <path {...arc} className="stroke-divider forced-colors:stroke-[GrayText]" />
      <path
        {...arc}
        data-slot="meter-value"
        color={color}
        strokeDasharray={`${percent} 100`}
        className={color ? 'stroke-current' : 'stroke-tone forced-colors:stroke-[Highlight]'}
      />
      {limits.map((limit) => (
        <path
          key={limit}
          {...arc}
          strokeDasharray={`${mark} 100`}
          strokeDashoffset={mark / 2 - limit}
          className="stroke-paper forced-colors:stroke-[Canvas]"
        />
      ))}
      {/* The writing direction mirrors the arc, but not its text. */}
      <g transform="translate(50,49)">
        <text
          textAnchor="middle"
          fontSize={9}
          fill="currentColor"
          unicodeBidi="plaintext"
          className="font-bold text-heading rtl:-scale-x-100 forced-colors:text-[CanvasText]"
        >
          {children}
        </text>
      </g>
    </svg>
  );
}
