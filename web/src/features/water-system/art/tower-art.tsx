import { Glass, type ProductArtProps } from '../../shop';

/** A free-standing tower with hot, cold and room-warm water. */
export function TowerArt(props: ProductArtProps) {
  return (
    <svg viewBox="0 0 240 240" fill="none" {...props}>
      <ellipse cx="120" cy="226" rx="80" ry="7" fill="var(--color-hull)" opacity="0.16" />
      <rect x="62" y="10" width="116" height="212" rx="20" fill="var(--color-sail)" />
      <path d="M146 10h12a20 20 0 0 1 20 20v172a20 20 0 0 1-20 20h-12z" fill="var(--color-skyline)" opacity="0.28" />
      <rect x="76" y="24" width="88" height="34" rx="11" fill="var(--color-hull)" />
      {['var(--color-sea-light)', 'var(--color-glint)', 'var(--color-sun)'].map((tint, index) => (
        <circle key={tint} cx={96 + index * 24} cy="41" r="7" fill={tint} />
      ))}
      <rect x="76" y="68" width="88" height="80" rx="12" fill="var(--color-sea-deep)" />
      <path d="M106 68h28v10a6 6 0 0 1-6 6h-16a6 6 0 0 1-6-6z" fill="var(--color-hull)" />
      <path d="M117 84h6v26h-6z" fill="var(--color-sea-light)" />
      <Glass transform="translate(102 103)" />
      <path d="M76 147h88v5a6 6 0 0 1-6 6H82a6 6 0 0 1-6-6z" fill="var(--color-hull)" />
      <path d="M80 176h52" stroke="var(--color-skyline)" strokeWidth="4" strokeLinecap="round" />
      <path d="M80 188c9 0 9-5 18-5s9 5 18 5 9-5 18-5 9 5 18 5 9-5 18-5v19a12 12 0 0 1-12 12H82a12 12 0 0 1-12-12v-13z" fill="var(--color-sea)" opacity="0.85" />
      <rect x="62" y="10" width="116" height="212" rx="20" stroke="var(--color-sea-deep)" strokeWidth="3.5" />
    </svg>
  );
}
