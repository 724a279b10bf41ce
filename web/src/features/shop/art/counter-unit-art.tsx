import { Glass } from './glass';
import type { ProductArtProps } from './product-art-props';

/** A filter unit for the counter, filling a glass. */
export function CounterUnitArt(props: ProductArtProps) {
  return (
    <svg viewBox="0 0 240 240" fill="none" {...props}>
      <ellipse cx="122" cy="224" rx="84" ry="8" fill="var(--color-hull)" opacity="0.16" />
      <path d="M126 34h60a16 16 0 0 1 16 16v164h-76z" fill="var(--color-sea-light)" opacity="0.9" />
      <path d="M126 84c13 0 13-6 25-6s13 6 25 6 13-6 26-6v136h-76z" fill="var(--color-sea)" />
      <path d="M126 34h60a16 16 0 0 1 16 16v164" stroke="var(--color-sea-deep)" strokeWidth="3" />
      <path d="M60 24h70a18 18 0 0 1 18 18v180H100V104H60a16 16 0 0 1-16-16V40a16 16 0 0 1 16-16" fill="var(--color-sail)" />
      <path d="M100 104h48v118h-48z" fill="var(--color-skyline)" opacity="0.3" />
      <rect x="58" y="40" width="54" height="34" rx="10" fill="var(--color-hull)" />
      <path d="M85 47c5 6 8 9 8 13a8 8 0 0 1-16 0c0-4 3-7 8-13" fill="var(--color-sea-light)" />
      <circle cx="128" cy="57" r="6" fill="var(--color-sun)" />
      <path d="M62 104h24v14a6 6 0 0 1-6 6H68a6 6 0 0 1-6-6z" fill="var(--color-hull)" />
      <path d="M71 124h6v40h-6z" fill="var(--color-sea)" />
      <Glass transform="translate(56 164)" />
      <path d="M44 208h160a8 8 0 0 1 8 8v8H36v-8a8 8 0 0 1 8-8" fill="var(--color-hull)" />
      <path d="M60 24h70a18 18 0 0 1 18 18v166M100 208V104H60a16 16 0 0 1-16-16V40a16 16 0 0 1 16-16" stroke="var(--color-sea-deep)" strokeWidth="3" />
      <path d="M188 108v74" stroke="var(--color-glint)" strokeWidth="5" strokeLinecap="round" opacity="0.6" />
    </svg>
  );
}
