import { useId } from 'react';
import { Glass, type ProductArtProps } from './counter-unit-art';

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

interface UnderSinkArtProps extends ProductArtProps {
  /** One cartridge, or three with a tank. */
  cartridges: 1 | 3;
}

/** The cupboard under the sink with what stands in it, and above it the tap that it feeds. */
export function UnderSinkArt({ cartridges, ...rest }: UnderSinkArtProps) {
  return (
    <svg viewBox="0 0 240 240" fill="none" {...rest}>
      <path d="M26 96h188v128H26z" fill="var(--color-spot-ink)" />
      <path d="M32 96h176v122H32z" fill="var(--color-spot-paper)" />
      <path d="M172 84V44a24 24 0 0 0-48 0v8" stroke="var(--color-spot-ink)" strokeWidth="11" strokeLinecap="round" />
      <path d="M182 64h20" stroke="var(--color-spot-ink)" strokeWidth="8" strokeLinecap="round" />
      <path d="M160 72h24v14h-24z" fill="var(--color-spot-ink)" />
      <path d="M121 56h6v16h-6z" fill="var(--color-spot-soft)" />
      <Glass transform="translate(106 42)" />
      <path d="M16 84h208a4 4 0 0 1 4 4v10H12V88a4 4 0 0 1 4-4" fill="var(--color-spot-ink)" />
      {cartridges === 3 ? <Three /> : <One />}
    </svg>
  );
}

function One() {
  return (
    <>
      <path d="M92 130H56v88M148 130h24V98" stroke="var(--color-spot-soft)" strokeWidth="8" strokeLinejoin="round" />
      <rect x="82" y="118" width="76" height="22" rx="9" fill="var(--color-spot-ink)" />
      <path d="M92 140h56v58a16 16 0 0 1-16 16h-24a16 16 0 0 1-16-16z" fill="var(--color-spot)" />
      <path d="M92 156h56v40H92z" fill="var(--color-spot-paper)" />
      <path d="M120 160c8 9 12 14 12 20a12 12 0 0 1-24 0c0-6 4-11 12-20" fill="var(--color-spot)" />
    </>
  );
}

const CARTRIDGES = [
  { x: 42, tint: 'var(--color-spot)' },
  { x: 80, tint: 'var(--color-spot-soft)' },
  { x: 118, tint: 'var(--color-sand)' },
] as const;

function Three() {
  return (
    <>
      <path d="M146 122h32v22M172 122V98" stroke="var(--color-spot-soft)" strokeWidth="8" strokeLinejoin="round" />
      <rect x="38" y="112" width="116" height="20" rx="8" fill="var(--color-spot-ink)" />
      {CARTRIDGES.map(({ x, tint }) => (
        <g key={x} transform={`translate(${x} 132)`}>
          <path d="M0 0h32v68a14 14 0 0 1-14 14h-4A14 14 0 0 1 0 68z" fill="var(--color-spot-ink)" />
          <path d="M5 18h22v42H5z" fill={tint} />
        </g>
      ))}
      <path d="M172 138h12v12h-12z" fill="var(--color-spot-ink)" />
      <rect x="157" y="146" width="44" height="70" rx="20" fill="var(--color-spot)" />
      <path d="M157 172h44v16h-44z" fill="var(--color-spot-paper)" />
    </>
  );
}
