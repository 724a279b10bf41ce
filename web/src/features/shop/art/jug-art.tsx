import type { ProductArtProps } from './product-art-props';

/** A filter jug with its cartridge. */
export function JugArt(props: ProductArtProps) {
  return (
    <svg viewBox="0 0 240 240" fill="none" {...props}>
      <ellipse cx="118" cy="224" rx="70" ry="8" fill="var(--color-hull)" opacity="0.16" />
      <path d="M164 76c34-8 48 10 44 44-3 28-18 48-44 50" stroke="var(--color-sea-deep)" strokeWidth="14" strokeLinecap="round" />
      <path d="M64 62h112l-12 150a12 12 0 0 1-12 11H88a12 12 0 0 1-12-11z" fill="var(--color-surface)" opacity="0.78" />
      <path d="M70.5 142c16 0 16-7 32-7s16 7 32 7 16-7 35.5-7l-6 77a12 12 0 0 1-12 11H88a12 12 0 0 1-12-11z" fill="var(--color-sea)" />
      <path d="M73 172c15 0 15 7 30 7s15-7 30-7 15 7 33.5 7l-2.5 33a12 12 0 0 1-12 11H88a12 12 0 0 1-12-11z" fill="var(--color-sea-deep)" opacity="0.75" />
      <path d="M84 66h72l-6 46a8 8 0 0 1-8 7H98a8 8 0 0 1-8-7z" fill="var(--color-sea-light)" />
      <rect x="103" y="108" width="34" height="52" rx="9" fill="var(--color-sail)" />
      <path d="M103 124h34M103 136h34" stroke="var(--color-skyline)" strokeWidth="3" />
      <path d="M64 62h112l-12 150a12 12 0 0 1-12 11H88a12 12 0 0 1-12-11z" stroke="var(--color-sea-deep)" strokeWidth="4" strokeLinejoin="round" />
      <path d="M46 54c6-14 18-20 34-20h84a14 14 0 0 1 14 14v6a10 10 0 0 1-10 10H64z" fill="var(--color-sea-deep)" />
      <rect x="102" y="22" width="40" height="14" rx="7" fill="var(--color-hull)" />
      <path d="M80 84l6 76" stroke="var(--color-glint)" strokeWidth="5" strokeLinecap="round" opacity="0.7" />
    </svg>
  );
}
