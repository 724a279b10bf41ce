import { Glass, type ProductArtProps } from '../../../shop';

const TAPS = ['var(--color-spot-soft)', 'var(--color-spot-paper)', 'var(--color-sand)'] as const;

/** A free-standing tower with cold, room-warm and hot water. */
export function TowerArt(props: ProductArtProps) {
  return (
    <svg viewBox="0 0 240 240" fill="none" {...props}>
      <ellipse cx="120" cy="224" rx="80" ry="8" fill="var(--color-hull)" opacity="0.16" />
      <rect x="60" y="12" width="120" height="212" rx="20" fill="var(--color-spot)" />
      <rect x="74" y="24" width="92" height="36" rx="12" fill="var(--color-spot-ink)" />
      {TAPS.map((tint, index) => <circle key={tint} cx={96 + index * 24} cy="42" r="8" fill={tint} />)}
      <rect x="74" y="70" width="92" height="84" rx="13" fill="var(--color-spot-ink)" />
      <rect x="80" y="76" width="80" height="72" rx="8" fill="var(--color-spot-paper)" />
      <path d="M104 70h32v12a6 6 0 0 1-6 6h-20a6 6 0 0 1-6-6z" fill="var(--color-spot-ink)" />
      <path d="M117 88h6v24h-6z" fill="var(--color-spot-soft)" />
      <Glass transform="translate(102 104)" />
      <path d="M80 172h80M80 186h48" stroke="var(--color-spot-soft)" strokeWidth="6" strokeLinecap="round" />
      <path d="M72 216h22v8H72zM146 216h22v8h-22z" fill="var(--color-spot-ink)" />
    </svg>
  );
}
