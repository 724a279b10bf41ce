import { useId } from 'react';
import type { ProductArtProps } from './counter-unit-art';

interface PhoneArtProps extends ProductArtProps {
  /** The colour of its back. */
  body: string;
  cameras: 'three' | 'diagonal' | 'column';
  cutout: 'island' | 'notch';
  /** How high the water stands in its screen, from 0 to 1. */
  tide: number;
}

const LENSES = {
  three: ['68 48', '68 72', '90 60'],
  diagonal: ['68 49', '90 71'],
  column: ['70 48', '70 72'],
} as const;

/** A refurbished phone from behind and from the front, the Gulf in its screen. */
export function PhoneArt({ body, cameras, cutout, tide, ...rest }: PhoneArtProps) {
  const screen = useId();
  const level = 192 - tide * 90;
  return (
    <svg viewBox="0 0 240 240" fill="none" {...rest}>
      <ellipse cx="120" cy="224" rx="88" ry="8" fill="var(--color-hull)" opacity="0.16" />
      <rect x="38" y="18" width="104" height="200" rx="23" fill="var(--color-spot-ink)" />
      <rect x="44" y="24" width="92" height="188" rx="18" fill={body} />
      <rect x="52" y="32" width="54" height="56" rx="16" fill="var(--color-spot-ink)" />
      {LENSES[cameras].map((place) => (
        <g key={place} transform={`translate(${place.replace(' ', ',')})`}>
          <circle r="10" fill="var(--color-spot-paper)" />
          <circle r="5" fill="var(--color-spot)" />
        </g>
      ))}
      <circle
        cx={cameras === 'diagonal' ? 90 : 92}
        cy={cameras === 'diagonal' ? 47 : 42}
        r="4"
        fill="var(--color-sand)"
      />
      <rect x="104" y="38" width="98" height="186" rx="23" fill="var(--color-spot-ink)" />
      <clipPath id={screen}>
        <rect x="110" y="44" width="86" height="174" rx="18" />
      </clipPath>
      <g clipPath={`url(#${screen})`}>
        <path fill="var(--color-spot-paper)" d="M110 44h86v174h-86z" />
        <circle cx="168" cy="90" r="17" fill="var(--color-sand)" />
        <path fill="var(--color-spot-soft)" d={`M110 ${level}c14-8 29-8 43 0s29 8 43 0v130h-86z`} />
        <path fill="var(--color-spot)" d={`M110 ${level + 30}c14 7 29 7 43 0s29-7 43 0v110h-86z`} />
      </g>
      {cutout === 'island'
        ? <rect x="139" y="51" width="28" height="9" rx="4.5" fill="var(--color-spot-ink)" />
        : <path d="M132 43h42v6a8 8 0 0 1-8 8h-26a8 8 0 0 1-8-8z" fill="var(--color-spot-ink)" />}
    </svg>
  );
}
