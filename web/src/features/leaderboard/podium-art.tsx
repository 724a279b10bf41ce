const PLACES = [
  { place: 2, x: 20, top: 118, metal: 'var(--color-silver)' },
  { place: 1, x: 112, top: 84, metal: 'var(--color-gold)' },
  { place: 3, x: 204, top: 142, metal: 'var(--color-bronze)' },
] as const;
const PILLAR_WIDTH = 92;
const GROUND = 212;

/** A podium before the evening sun, with a drop of water on each place. */
export function PodiumArt() {
  return (
    <svg viewBox="0 0 316 220" className="w-80" fill="none">
      <circle cx="158" cy="92" r="78" fill="var(--color-sun)" opacity="0.55" />
      <ellipse cx="158" cy={GROUND} rx="154" ry="8" fill="var(--color-dune-shade)" opacity="0.6" />
      {PLACES.map(({ place, x, top, metal }) => (
        <g key={place}>
          <path d={`M${x} ${top}h${PILLAR_WIDTH}v${GROUND - top}H${x}z`} fill={place === 1 ? 'var(--color-sea)' : 'var(--color-sea-light)'} />
          <path d={`M${x} ${top}h${PILLAR_WIDTH}v9H${x}z`} fill={place === 1 ? 'var(--color-sea-deep)' : 'var(--color-sea)'} />
          <g transform={`translate(${x + PILLAR_WIDTH / 2} ${top - 6})`}>
            <path d="M0-52c13 14 21 24 21 34a21 21 0 0 1-42 0c0-10 8-20 21-34" fill="var(--color-surface)" stroke={metal} strokeWidth="4" />
            <path d="M-21-18a21 21 0 0 0 42 0c-7-5-14-5-21 0s-14 5-21 0" fill={metal} opacity="0.85" />
          </g>
        </g>
      ))}
    </svg>
  );
}
