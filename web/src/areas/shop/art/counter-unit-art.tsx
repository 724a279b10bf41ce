/**
 * What every product's drawing takes. The drawings stand on y = 224 of 240 and have no background, so that they may lie
 * over anything.
 */
export interface ProductArtProps {
  className?: string;
}

/** A product's drawing. */
export type ProductArt = (props: ProductArtProps) => React.ReactNode;

/** A filter unit for the counter with its tank behind it, filling a glass. */
export function CounterUnitArt(props: ProductArtProps) {
  return (
    <svg viewBox="0 0 240 240" fill="none" {...props}>
      <ellipse cx="122" cy="224" rx="92" ry="8" fill="var(--color-hull)" opacity="0.16" />
      <path d="M128 40h62a16 16 0 0 1 16 16v162h-78z" fill="var(--color-spot-ink)" />
      <path d="M134 46h55a11 11 0 0 1 11 11v155h-66z" fill="var(--color-spot-paper)" />
      <path d="M150 88c8-5 17-5 25 0s17 5 25 0v124h-50z" fill="var(--color-spot-soft)" />
      <path
        d="M54 20h86a16 16 0 0 1 16 16v184H98V106H54a16 16 0 0 1-16-16V36a16 16 0 0 1 16-16"
        fill="var(--color-spot)"
      />
      <rect x="52" y="36" width="62" height="40" rx="11" fill="var(--color-spot-ink)" />
      <path d="M83 42c7 8 10 12 10 17a10 10 0 0 1-20 0c0-5 3-9 10-17" fill="var(--color-spot-soft)" />
      <circle cx="134" cy="56" r="9" fill="var(--color-sand)" />
      <rect x="112" y="124" width="30" height="66" rx="9" fill="var(--color-spot-soft)" />
      <path d="M56 106h32v10a7 7 0 0 1-7 7H63a7 7 0 0 1-7-7z" fill="var(--color-spot-ink)" />
      <path d="M69 123h6v44h-6z" fill="var(--color-spot-soft)" />
      <Glass transform="translate(54 166)" />
      <path d="M40 208h164a8 8 0 0 1 8 8v8H32v-8a8 8 0 0 1 8-8" fill="var(--color-spot-ink)" />
    </svg>
  );
}

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
