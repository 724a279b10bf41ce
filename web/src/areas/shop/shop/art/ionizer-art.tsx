import { Glass } from './glass';
import type { ProductArtProps } from './product-art-props';

/** A water ionizer: a slim machine with a display, its settings and a steel spout. */
export function IonizerArt(props: ProductArtProps) {
  return (
    <svg viewBox="0 0 240 240" fill="none" {...props}>
      <ellipse cx="126" cy="224" rx="92" ry="8" fill="var(--color-hull)" opacity="0.16" />
      <path
        d="M132 52c0-26-15-36-36-36s-38 12-38 44v58"
        stroke="var(--color-spot-ink)"
        strokeWidth="12"
        strokeLinecap="round"
      />
      <path
        d="M132 50c0-24-15-34-36-34s-38 12-38 44v52"
        stroke="var(--color-spot-paper)"
        strokeWidth="4"
        strokeDasharray="2 8"
      />
      <path d="M48 114h20v16H48z" fill="var(--color-spot-ink)" />
      <path d="M55 130h6v56h-6z" fill="var(--color-spot-soft)" />
      <Glass transform="translate(40 180)" />
      <path
        d="M110 42h78a22 22 0 0 1 22 21l7 139a16 16 0 0 1-16 16H97a16 16 0 0 1-16-16l7-139a22 22 0 0 1 22-21"
        fill="var(--color-spot)"
      />
      <rect x="106" y="60" width="86" height="68" rx="13" fill="var(--color-spot-ink)" />
      <path d="M149 68c8 9 12 14 12 20a12 12 0 0 1-24 0c0-6 4-11 12-20" fill="var(--color-spot-soft)" />
      <path d="M118 114h62" stroke="var(--color-spot-paper)" strokeWidth="5" strokeLinecap="round" />
      <g fill="var(--color-spot-paper)">
        <circle cx="116" cy="150" r="8" />
        <circle cx="138" cy="150" r="8" />
        <circle cx="182" cy="150" r="8" />
      </g>
      <circle cx="160" cy="150" r="8" fill="var(--color-sand)" />
      <path d="M112 178h74M112 194h46" stroke="var(--color-spot-soft)" strokeWidth="6" strokeLinecap="round" />
      <path d="M100 216h20v8h-20zM178 216h20v8h-20z" fill="var(--color-spot-ink)" />
    </svg>
  );
}
