import type { ProductArtProps } from './product-art-props';

/** Two tanks in the house, where its water comes in. */
export function WholeHomeArt(props: ProductArtProps) {
  return (
    <svg viewBox="0 0 240 240" fill="none" {...props}>
      <ellipse cx="120" cy="224" rx="98" ry="8" fill="var(--color-hull)" opacity="0.16" />
      <path d="M34 92h172v132H34z" fill="var(--color-spot-ink)" />
      <path d="M40 92l80-66 80 66v126H40z" fill="var(--color-spot-paper)" />
      <path
        d="M14 104L120 18l106 86"
        stroke="var(--color-spot-ink)"
        strokeWidth="13"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M6 128h72M162 128h72" stroke="var(--color-spot-soft)" strokeWidth="10" />
      <path d="M78 128v-22h84v22" stroke="var(--color-spot-ink)" strokeWidth="9" strokeLinejoin="round" />
      <circle cx="120" cy="90" r="20" fill="var(--color-spot-ink)" />
      <circle cx="120" cy="90" r="14" fill="var(--color-spot-paper)" />
      <path d="M120 90l7-8" stroke="var(--color-sand)" strokeWidth="5" strokeLinecap="round" />
      {[52, 136].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <rect x="12" y="118" width="28" height="22" rx="6" fill="var(--color-spot-ink)" />
          <rect y="136" width="52" height="84" rx="20" fill="var(--color-spot)" />
          <path d="M26 156c9 11 14 17 14 24a14 14 0 0 1-28 0c0-7 5-13 14-24" fill="var(--color-spot-paper)" />
          <path d="M8 214h36v10H8z" fill="var(--color-spot-ink)" />
        </g>
      ))}
    </svg>
  );
}
