/** A glass of water inside an svg, 36 units wide and 44 high, standing on its lower edge. */
export function Glass({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <path d="M0 0h36l-4 41a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3z" fill="var(--color-surface)" opacity="0.72" />
      <path d="M1.4 14c6 0 6-3 11-3s6 3 11 3 6-3 11.2-3L32 41a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3z" fill="var(--color-sea)" />
      <path d="M0 0h36l-4 41a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3z" stroke="var(--color-sea-deep)" strokeWidth="2.5" strokeLinejoin="round" />
    </g>
  );
}
