import { useId } from 'react';
import type { ProductArtProps } from './product-art-props';

type Spring = 'ice' | 'peaks' | 'volcano';

interface BottleArtProps extends ProductArtProps {
  spring: Spring;
}

const GLASS: Record<Spring, { outline: string; tint: string; cap: string }> = {
  ice: { outline: 'M96 52h48v14c0 12 18 18 18 42v100a16 16 0 0 1-16 16H94a16 16 0 0 1-16-16V108c0-24 18-30 18-42z', tint: 'var(--color-sea-light)', cap: 'var(--color-sail)' },
  peaks: { outline: 'M104 48h32v30c0 14 34 22 34 52v80a14 14 0 0 1-14 14H84a14 14 0 0 1-14-14v-80c0-30 34-38 34-52z', tint: 'var(--color-sea)', cap: 'var(--color-sand)' },
  volcano: { outline: 'M102 48h36v36c0 8 20 10 20 26v98a16 16 0 0 1-16 16H98a16 16 0 0 1-16-16V110c0-16 20-18 20-26z', tint: 'var(--color-sea-deep)', cap: 'var(--color-hull)' },
};

/** A bottle of premium water; its label shows where the spring is. */
export function BottleArt({ spring, ...rest }: BottleArtProps) {
  const clip = useId();
  const { outline, tint, cap } = GLASS[spring];
  return (
    <svg viewBox="0 0 240 240" fill="none" {...rest}>
      <ellipse cx="120" cy="224" rx="66" ry="8" fill="var(--color-hull)" opacity="0.16" />
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <path d={outline} fill={tint} opacity="0.92" />
      <g clipPath={`url(#${clip})`}>
        <path d="M60 96c15 0 15-6 30-6s15 6 30 6 15-6 30-6 15 6 30 6v140H60z" fill="var(--color-sea)" opacity="0.5" />
        <path d="M60 132h120v66H60z" fill="var(--color-sky-low)" />
        <g transform="translate(120 198)">{LABELS[spring]}</g>
        <path d="M60 198h120v6H60zM60 128h120v4H60z" fill="var(--color-sand)" />
        <path d="M92 116v96" stroke="var(--color-glint)" strokeWidth="6" opacity="0.35" />
      </g>
      <path d={outline} stroke="var(--color-hull)" strokeWidth="3" strokeLinejoin="round" />
      <rect x={spring === 'ice' ? 92 : 98} y="22" width={spring === 'ice' ? 56 : 44} height="28" rx="8" fill={cap} stroke="var(--color-hull)" strokeWidth="3" />
      <path d="M108 30v12M116 30v12M124 30v12M132 30v12" stroke="var(--color-skyline)" strokeWidth="2.5" />
    </svg>
  );
}

const LABELS: Record<Spring, React.ReactNode> = {
  ice: (
    <>
      <circle cx="26" cy="-46" r="9" fill="var(--color-sun)" />
      <path d="M-44-14l16-30 12 8 14-20 20 24 12-8 14 26z" fill="var(--color-sail)" />
      <path d="M-28-44l12 8-6 22h-22zM18-32l12-8 14 26H18z" fill="var(--color-sea-light)" />
      <path d="M-60-14H60V0H-60z" fill="var(--color-sea)" />
    </>
  ),
  peaks: (
    <>
      <circle cx="-24" cy="-48" r="9" fill="var(--color-sun)" />
      <path d="M-60 0l34-42 18 20 20-36 48 58z" fill="var(--color-skyline)" />
      <path d="M-26-42l-11 13 8 4 6-4 8 4zM12-58l-12 22 10 6 8-8 8 8 4-8z" fill="var(--color-sail)" />
      <path d="M-60-6c30-10 60-8 120 0v8H-60z" fill="var(--color-sea-deep)" />
    </>
  ),
  volcano: (
    <>
      <path d="M-4-44c-8-6 6-10 0-18M6-46c-5-5 6-8 2-14" stroke="var(--color-skyline)" strokeWidth="4" strokeLinecap="round" />
      <path d="M-60 0l42-40h36L60 0z" fill="var(--color-hull)" />
      <path d="M-18-40h36l-6 12-8-6-6 14-6-12-6 6z" fill="var(--color-sun)" />
      <path d="M-60-4c40-8 80-8 120 0v8H-60z" fill="var(--color-dune-shade)" />
    </>
  ),
};
