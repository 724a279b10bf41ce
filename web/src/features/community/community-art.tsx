const PEOPLE = [
  { x: 60, height: 84, body: 'var(--color-sea)' },
  { x: 112, height: 104, body: 'var(--color-sea-deep)' },
  { x: 166, height: 92, body: 'var(--color-sand)' },
  { x: 218, height: 110, body: 'var(--color-sea)' },
  { x: 268, height: 78, body: 'var(--color-sea-deep)' },
];
const GROUND = 214;

/** Five heroes hand in hand on the shore, before the evening sun. */
export function CommunityArt() {
  return (
    <svg viewBox="0 0 328 224" className="w-84" fill="none">
      <circle cx="164" cy="104" r="84" fill="var(--color-sun)" opacity="0.55" />
      <ellipse cx="164" cy={GROUND} rx="158" ry="9" fill="var(--color-dune-shade)" opacity="0.6" />
      <path
        d={`M${PEOPLE.map(({ x, height }) => `${x} ${GROUND - height * 0.42}`).join('L')}`}
        stroke="var(--color-dune-shade)"
        strokeWidth="9"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {PEOPLE.map(({ x, height, body }) => (
        <g key={x}>
          <path d={`M${x - 19} ${GROUND}c0-${height * 0.44} 4-${height * 0.66} 19-${height * 0.66}s19 ${height * 0.22} 19 ${height * 0.66}z`} fill={body} />
          <circle cx={x} cy={GROUND - height * 0.66 - 12} r="14" fill="var(--color-hull)" />
          <path d={`M${x - 15} ${GROUND - height * 0.66 - 14}a15 15 0 0 1 30 0c-10-6-20-6-30 0`} fill="var(--color-sail)" />
        </g>
      ))}
    </svg>
  );
}
