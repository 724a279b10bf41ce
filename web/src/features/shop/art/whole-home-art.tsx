import type { ProductArtProps } from './product-art-props';

/** Two tanks where the water enters the house. */
export function WholeHomeArt(props: ProductArtProps) {
  return (
    <svg viewBox="0 0 240 240" fill="none" {...props}>
      <ellipse cx="120" cy="224" rx="96" ry="8" fill="var(--color-hull)" opacity="0.16" />
      <path d="M12 60h40M188 60h40" stroke="var(--color-sea)" strokeWidth="12" />
      <path d="M52 60h136" stroke="var(--color-skyline)" strokeWidth="12" />
      <path d="M73 60V40M167 60V40" stroke="var(--color-hull)" strokeWidth="18" strokeLinecap="round" />
      <circle cx="120" cy="44" r="19" fill="var(--color-sail)" stroke="var(--color-hull)" strokeWidth="4" />
      <path d="M120 44l8-9" stroke="var(--color-danger)" strokeWidth="3.5" strokeLinecap="round" />
      <path d="M108 50a13 13 0 0 1 5-17" stroke="var(--color-sea)" strokeWidth="3.5" strokeLinecap="round" />
      <path d="M120 60v-2" stroke="var(--color-hull)" strokeWidth="8" />
      {[40, 134].map((x, index) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path d="M8 208h50l6 16H2z" fill="var(--color-hull)" />
          <rect y="66" width="66" height="146" rx="26" fill={index ? 'var(--color-sea)' : 'var(--color-sea-deep)'} />
          <path d="M0 96h66v76H0z" fill="var(--color-sail)" opacity="0.92" />
          <path d="M33 112c10 12 15 18 15 26a15 15 0 0 1-30 0c0-8 5-14 15-26" fill={index ? 'var(--color-sea-light)' : 'var(--color-sea)'} />
          <rect y="66" width="66" height="146" rx="26" stroke="var(--color-hull)" strokeWidth="3" />
          <path d="M12 86c2-6 6-10 10-12" stroke="var(--color-glint)" strokeWidth="5" strokeLinecap="round" opacity="0.7" />
        </g>
      ))}
    </svg>
  );
}
