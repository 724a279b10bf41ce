/** A glass of water inside an svg, 36 units wide and 44 high, standing on its lower edge. */
export function Glass({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <path d="M0 0h36l-4 41a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3z" fill="var(--color-spot-ink)" />
      <path d="M4.4 4h27.2l-3.4 36H7.8z" fill="var(--color-spot-paper)" />
      <path d="M5.8 18c4-3 8-3 12.2 0s8.2 3 12.2 0l-2 22H7.8z" fill="var(--color-spot-soft)" />
    </g>
  );
}
