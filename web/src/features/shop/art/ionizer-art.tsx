import { Glass } from './glass';
import type { ProductArtProps } from './product-art-props';

/** A water ionizer: a slim machine with a display and a steel spout. */
export function IonizerArt(props: ProductArtProps) {
  return (
    <svg viewBox="0 0 240 240" fill="none" {...props}>
      <ellipse cx="126" cy="224" rx="88" ry="8" fill="var(--color-hull)" opacity="0.16" />
      <path d="M128 52c0-28-14-38-34-38s-36 12-36 46v62" stroke="var(--color-skyline)" strokeWidth="10" strokeLinecap="round" />
      <path d="M128 52c0-28-14-38-34-38s-36 12-36 46v62" stroke="var(--color-glint)" strokeWidth="2.5" strokeDasharray="2 7" opacity="0.9" />
      <path d="M51 118h14v12H51z" fill="var(--color-hull)" />
      <path d="M55 130h6v52h-6z" fill="var(--color-sea)" />
      <Glass transform="translate(40 178)" />
      <path d="M108 46h80a22 22 0 0 1 22 21l6 134a14 14 0 0 1-14 15H94a14 14 0 0 1-14-15l6-134a22 22 0 0 1 22-21" fill="var(--color-sail)" />
      <path d="M188 46a22 22 0 0 1 22 21l6 134a14 14 0 0 1-14 15h-28c10-50 14-110 4-170z" fill="var(--color-skyline)" opacity="0.28" />
      <path d="M108 46h80a22 22 0 0 1 22 21l6 134a14 14 0 0 1-14 15H94a14 14 0 0 1-14-15l6-134a22 22 0 0 1 22-21" stroke="var(--color-sea-deep)" strokeWidth="3.5" />
      <rect x="110" y="66" width="76" height="62" rx="12" fill="var(--color-hull)" />
      <path d="M122 106c9 0 9-5 17-5s9 5 18 5 9-5 17-5v11a6 6 0 0 1-6 6h-40a6 6 0 0 1-6-6z" fill="var(--color-sea)" />
      <path d="M148 76c6 7 9 11 9 15a9 9 0 0 1-18 0c0-4 3-8 9-15" fill="var(--color-sea-light)" />
      {['var(--color-sea-deep)', 'var(--color-sea)', 'var(--color-sun)', 'var(--color-sand)'].map((tint, index) => (
        <circle key={tint} cx={118 + index * 20} cy="150" r="7" fill={tint} />
      ))}
      <path d="M112 176h72M112 188h48" stroke="var(--color-skyline)" strokeWidth="4" strokeLinecap="round" opacity="0.7" />
      <path d="M102 216h16v8h-16zM178 216h16v8h-16z" fill="var(--color-hull)" />
    </svg>
  );
}
