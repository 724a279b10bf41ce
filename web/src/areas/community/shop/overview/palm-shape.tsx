const FRONDS = [-62, -40, -20, 20, 40, 62];

/** Palm Jumeirah off the Marina: trunk, fronds and the crescent around them. */
export function PalmShape({ fill, isChosen }: { fill: string; isChosen: boolean }) {
  const edge = isChosen ? 4 : 3;
  return (
    <g transform="translate(296 268) rotate(-8)" fill="none" strokeLinecap="round">
      <circle r="54" fill="transparent" stroke="none" />
      {[edge * 2, 0].map((extra) => (
        <g key={extra} stroke={extra ? undefined : fill}>
          <path d="M0 48V-22" strokeWidth={9 + extra} />
          {FRONDS.map((angle) => (
            <path
              key={angle}
              d="M0 0c4-12 6-22 4-34"
              transform={`translate(0 ${Math.abs(angle) / 3 - 12}) rotate(${angle}) scale(${Math.sign(angle)} 1)`}
              strokeWidth={6 + extra}
            />
          ))}
          <path d="M-46 22A52 52 0 1 1 46 22" strokeWidth={7 + extra} />
        </g>
      ))}
    </g>
  );
}
