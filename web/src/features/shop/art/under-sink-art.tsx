import { Glass } from './glass';
import type { ProductArtProps } from './product-art-props';

interface UnderSinkArtProps extends ProductArtProps {
  cartridges: 1 | 3;
}

/** Cartridges under the counter and the tap that they feed. */
export function UnderSinkArt({ cartridges, ...rest }: UnderSinkArtProps) {
  const places = cartridges === 3 ? [44, 94, 144] : [94];
  const end = places.at(-1)! + 42;
  return (
    <svg viewBox="0 0 240 240" fill="none" {...rest}>
      <path d="M20 98h200v10H20z" fill="var(--color-dune-shade)" />
      <path d="M20 88h200v12H20z" fill="var(--color-dune)" />
      <path d="M172 88V44a24 24 0 0 0-48 0v10" stroke="var(--color-skyline)" strokeWidth="11" strokeLinecap="round" />
      <path d="M162 76h20v12h-20z" fill="var(--color-hull)" />
      <path d="M182 64h18" stroke="var(--color-hull)" strokeWidth="6" strokeLinecap="round" />
      <path d="M121 58h6v-8h-6z" fill="var(--color-sea)" />
      <Glass transform="translate(106 44)" />
      <path d={`M${places[0]! - 18} 240V150a14 14 0 0 1 14-14H${end - 6}a14 14 0 0 0 14-14V108`} stroke="var(--color-sea)" strokeWidth="7" />
      <rect x={places[0]! - 8} y="122" width={end - places[0]! + 16} height="26" rx="10" fill="var(--color-hull)" />
      {places.map((x, index) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <rect x="4" y="140" width="34" height="10" fill="var(--color-skyline)" />
          <rect y="148" width="42" height="74" rx="13" fill="var(--color-sail)" />
          <rect y="172" width="42" height="30" fill={TINTS[index]} />
          <rect y="148" width="42" height="74" rx="13" stroke="var(--color-sea-deep)" strokeWidth="3" />
          <path d="M10 158v8M10 208v4" stroke="var(--color-glint)" strokeWidth="4" strokeLinecap="round" />
          <path d="M21 178c4 5 6 7 6 10a6 6 0 0 1-12 0c0-3 2-5 6-10" fill="var(--color-sail)" />
        </g>
      ))}
    </svg>
  );
}

const TINTS = ['var(--color-sea)', 'var(--color-sea-deep)', 'var(--color-sand)'];
