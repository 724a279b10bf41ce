import type { ProductArtProps } from './product-art-props';

/** A large bottle for the dispenser and a small one, brought in a crate. */
export function DeliveryArt(props: ProductArtProps) {
  return (
    <svg viewBox="0 0 240 240" fill="none" {...props}>
      <ellipse cx="122" cy="224" rx="98" ry="8" fill="var(--color-hull)" opacity="0.16" />
      <path
        d="M80 34h44v14c0 12 32 14 32 38v120H48V86c0-24 32-26 32-38z"
        fill="var(--color-spot)"
      />
      <path d="M54 96c12-7 24-7 36 0s24 7 36 0 18-5 24-3v113H54z" fill="var(--color-spot-soft)" />
      <path d="M48 122h108M48 150h108" stroke="var(--color-spot)" strokeWidth="7" />
      <rect x="78" y="16" width="48" height="22" rx="7" fill="var(--color-spot-ink)" />
      <path d="M174 92h26v12c0 9 12 12 12 26v60h-50v-60c0-14 12-17 12-26z" fill="var(--color-spot)" />
      <path d="M162 132h50v26h-50z" fill="var(--color-spot-paper)" />
      <path d="M187 135c5 6 7 9 7 12a7 7 0 0 1-14 0c0-3 2-6 7-12" fill="var(--color-spot)" />
      <rect x="170" y="78" width="34" height="16" rx="5" fill="var(--color-spot-ink)" />
      <path d="M28 168h198l-8 48a9 9 0 0 1-9 8H45a9 9 0 0 1-9-8z" fill="var(--color-spot-ink)" />
      <path d="M36 178h182l-2 13H38zM40 199h174l-2 13H42z" fill="var(--color-sand)" />
      <path d="M98 195h60" stroke="var(--color-spot-ink)" strokeWidth="12" strokeLinecap="round" />
    </svg>
  );
}
