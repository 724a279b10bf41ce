const COINS = [
  { x: 64, y: 178, count: 1 },
  { x: 136, y: 178, count: 3 },
  { x: 208, y: 178, count: 5 },
] as const;
const COIN_HEIGHT = 17;

/** Three growing piles of points in front of the sun, and a drop that falls on the highest. */
export function CollectArt() {
  return (
    <svg viewBox="0 0 316 220" className="w-80" fill="none">
      <circle cx="208" cy="92" r="78" fill="var(--color-sun)" opacity="0.6" />
      <ellipse cx="146" cy="200" rx="142" ry="10" fill="var(--color-dune-shade)" opacity="0.6" />
      {COINS.map(({ x, y, count }) => (
        <g key={x}>
          {Array.from({ length: count }, (_coin, index) => (
            <Coin key={index} x={x} y={y - index * COIN_HEIGHT} />
          ))}
        </g>
      ))}
      <path fill="var(--color-sea)" d="M208 22c12 13 19 22 19 32a19 19 0 0 1-38 0c0-10 7-19 19-32" />
      <path fill="var(--color-glint)" opacity="0.7" d="M199 56a10 10 0 0 0 8 9.5c-5 1-10-3-10-9.5z" />
      <path fill="var(--color-sea-light)" d="M276 118c8 9 12 15 12 21a12 12 0 0 1-24 0c0-6 4-12 12-21M26 96c7 7 10 12 10 17a10 10 0 0 1-20 0c0-5 3-10 10-17" />
    </svg>
  );
}

function Coin({ x, y }: { x: number; y: number }) {
  return (
    <g stroke="var(--color-hull)" strokeWidth="2.5">
      <path fill="var(--color-sand)" d={`M${x - 32} ${y}v${COIN_HEIGHT}c0 7 14 12 32 12s32-5 32-12v-${COIN_HEIGHT}`} />
      <ellipse cx={x} cy={y} rx="32" ry="12" fill="var(--color-dune)" />
    </g>
  );
}
