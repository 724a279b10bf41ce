import { useId } from 'react';
import type { ProductArtProps } from './product-art-props';

interface PhoneArtProps extends ProductArtProps {
  /** The colour of its back. */
  body: string;
  cameras: 'three' | 'diagonal' | 'column';
  cutout: 'island' | 'notch';
  /** How high the water stands in its screen, from 0 to 1. */
  tide: number;
}

const LENSES = {
  three: ['65 51', '65 75', '87 63'],
  diagonal: ['66 53', '86 73'],
  column: ['68 52', '68 74'],
} as const;

/** A refurbished phone from behind and from the front, the Gulf in its screen. */
export function PhoneArt({ body, cameras, cutout, tide, ...rest }: PhoneArtProps) {
  const screen = useId();
  const lift = (1 - tide) * 120;
  return (
    <svg viewBox="0 0 240 240" fill="none" {...rest}>
      <ellipse cx="122" cy="224" rx="88" ry="8" fill="var(--color-hull)" opacity="0.16" />
      <g transform="rotate(-7 92 120)">
        <rect x="40" y="22" width="100" height="198" rx="24" fill="var(--color-hull)" />
        <rect x="43" y="25" width="94" height="192" rx="21" fill={body} />
        <path d="M43 46a21 21 0 0 1 21-21h14L43 128z" fill="var(--color-glint)" opacity="0.16" />
        <rect x="49" y="36" width="54" height="54" rx="17" fill="var(--color-hull)" opacity="0.3" />
        {LENSES[cameras].map((place) => (
          <g key={place} transform={`translate(${place.replace(' ', ',')})`}>
            <circle r="10.5" fill="var(--color-hull)" />
            <circle r="6" fill="var(--color-sea-deep)" />
            <circle cx="-2" cy="-2" r="2" fill="var(--color-glint)" opacity="0.8" />
          </g>
        ))}
        <circle cx={cameras === 'three' ? 88 : 87} cy={cameras === 'diagonal' ? 52 : 44} r="3.5" fill="var(--color-sun)" />
      </g>
      <g transform="rotate(6 164 130)">
        <rect x="108" y="34" width="96" height="190" rx="23" fill="var(--color-phone)" />
        <clipPath id={screen}>
          <rect x="114" y="40" width="84" height="178" rx="17" />
        </clipPath>
        <g clipPath={`url(#${screen})`}>
          <path fill="var(--color-sky)" d="M114 40h84v178h-84z" />
          <circle cx="168" cy="96" r="19" fill="var(--color-sun)" />
          <path fill="var(--color-dune)" d="M108 134c24-16 46-16 64-7s26 6 34 0v92h-98z" />
          <g transform={`translate(0 ${lift})`}>
            <path fill="var(--color-sea-light)" d="M108 98c12 0 12-5 24-5s12 5 24 5 12-5 24-5 12 5 30 5v140H108z" />
            <path fill="var(--color-sea)" d="M108 122c12 0 12 6 24 6s12-6 24-6 12 6 24 6 12-6 30-6v120H108z" />
            <path fill="var(--color-sea-deep)" d="M108 160c14 0 14-6 28-6s14 6 28 6 14-6 28-6 10 3 18 5v80H108z" />
          </g>
        </g>
        {cutout === 'island' ? (
          <rect x="143" y="46" width="26" height="8" rx="4" fill="var(--color-phone)" />
        ) : (
          <path d="M136 40h40v5a7 7 0 0 1-7 7h-26a7 7 0 0 1-7-7z" fill="var(--color-phone)" />
        )}
      </g>
    </svg>
  );
}
