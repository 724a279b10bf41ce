import type { ProductArtProps } from './product-art-props';

/** A filter jug: its cartridge hangs from the upper half, and drops fall into the lower one. */
export function JugArt(props: ProductArtProps) {
  return (
    <svg viewBox="0 0 240 240" fill="none" {...props}>
      <ellipse cx="118" cy="224" rx="70" ry="8" fill="var(--color-hull)" opacity="0.16" />
      <path
        d="M164 84c34-6 48 12 44 42-3 26-17 42-42 44"
        stroke="var(--color-spot-ink)"
        strokeWidth="13"
        strokeLinecap="round"
      />
      <path d="M58 56h120l-12 158a11 11 0 0 1-11 10H81a11 11 0 0 1-11-10z" fill="var(--color-spot-ink)" />
      <path d="M65 60h106l-12 153a6 6 0 0 1-6 5H83a6 6 0 0 1-6-5z" fill="var(--color-spot-paper)" />
      <path
        d="M71.5 146c16-8 31-8 46.5 0s31 8 46.5 0l-5.5 67a6 6 0 0 1-6 5H83a6 6 0 0 1-6-5z"
        fill="var(--color-spot-soft)"
      />
      <path d="M74.5 180c14 7 29 7 43.5 0s29-7 44 0l-3 33a6 6 0 0 1-6 5H83a6 6 0 0 1-6-5z" fill="var(--color-spot)" />
      <path d="M76 60h84l-5 40a8 8 0 0 1-8 7H89a8 8 0 0 1-8-7z" fill="var(--color-spot-soft)" />
      <rect x="98" y="90" width="40" height="50" rx="10" fill="var(--color-spot-ink)" />
      <path
        d="M107 106h22M107 116h22M107 126h22"
        stroke="var(--color-spot-paper)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M40 52c6-15 19-24 37-24h87a16 16 0 0 1 16 16v8a10 10 0 0 1-10 10H60z" fill="var(--color-spot-ink)" />
      <rect x="100" y="16" width="44" height="15" rx="7.5" fill="var(--color-sand)" />
    </svg>
  );
}
