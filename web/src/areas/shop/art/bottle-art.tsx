import { type ReactNode, useId } from 'react';
import type { ProductArtProps } from './counter-unit-art';

type Spring = 'ice' | 'peaks' | 'volcano';

interface BottleArtProps extends ProductArtProps {
  spring: Spring;
}

const GLASS: Record<Spring, { outline: string; tint: string; cap: string; capX: number; capWidth: number }> = {
  ice: {
    outline: 'M96 50h48v16c0 12 20 18 20 42v98a18 18 0 0 1-18 18H94a18 18 0 0 1-18-18v-98c0-24 20-30 20-42z',
    tint: 'var(--color-spot-soft)',
    cap: 'var(--color-spot-ink)',
    capX: 90,
    capWidth: 60,
  },
  peaks: {
    outline: 'M103 48h34v30c0 14 36 22 36 52v78a16 16 0 0 1-16 16H83a16 16 0 0 1-16-16v-78c0-30 36-38 36-52z',
    tint: 'var(--color-spot)',
    cap: 'var(--color-sand)',
    capX: 97,
    capWidth: 46,
  },
  volcano: {
    outline: 'M101 48h38v36c0 8 22 10 22 26v96a18 18 0 0 1-18 18H97a18 18 0 0 1-18-18v-96c0-16 22-18 22-26z',
    tint: 'var(--color-spot-ink)',
    cap: 'var(--color-spot)',
    capX: 96,
    capWidth: 48,
  },
};

/** A bottle of premium water; its label shows where the spring is. */
export function BottleArt({ spring, ...rest }: BottleArtProps) {
  const clip = useId();
  const { outline, tint, cap, capX, capWidth } = GLASS[spring];
  return (
    <svg viewBox="0 0 240 240" fill="none" {...rest}>
      <ellipse cx="120" cy="224" rx="66" ry="8" fill="var(--color-hull)" opacity="0.16" />
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <path d={outline} fill={tint} />
      <g clipPath={`url(#${clip})`}>
        <path d="M60 122h120v76H60z" fill="var(--color-spot-paper)" />
        <g transform="translate(120 198)">{LABELS[spring]}</g>
      </g>
      <path d={outline} stroke="var(--color-spot-ink)" strokeWidth="6" strokeLinejoin="round" />
      <rect
        x={capX}
        y="18"
        width={capWidth}
        height="32"
        rx="8"
        fill={cap}
        stroke="var(--color-spot-ink)"
        strokeWidth="6"
      />
    </svg>
  );
}

const LABELS: Record<Spring, ReactNode> = {
  ice: (
    <>
      <circle cx="24" cy="-52" r="11" fill="var(--color-sand)" />
      <path d="M-50-16l22-38 16 20 12-14 22 26 10-8 18 14z" fill="var(--color-spot)" />
      <path d="M-28-54l8 14-8 6-8-6z" fill="var(--color-spot-paper)" />
      <path d="M-60-16c15 6 30 6 45 0s30-6 45 0 22 4 30 2V0H-60z" fill="var(--color-spot-soft)" />
    </>
  ),
  peaks: (
    <>
      <circle cx="-26" cy="-52" r="11" fill="var(--color-sand)" />
      <path d="M-64 0l38-44 18 20L12-64 62 0z" fill="var(--color-spot-ink)" />
      <path d="M12-64L1-44l8 7 6-7 6 6 5-6zM-26-44l-10 12 8 5 6-5 6 3z" fill="var(--color-spot-paper)" />
      <path d="M-60-12c20-6 40-6 60 0s40 6 60 0V0H-60z" fill="var(--color-spot-soft)" />
    </>
  ),
  volcano: (
    <>
      <path
        d="M-2-46c-9-6 6-11-1-20M10-48c-5-6 7-9 2-16"
        stroke="var(--color-spot-soft)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M-60 0l44-42h32L60 0z" fill="var(--color-spot)" />
      <path d="M-16-42h32l-5 14-7-7-5 17-6-14-5 8z" fill="var(--color-sand)" />
      <path d="M-60-8c20-5 40-5 60 0s40 5 60 0V0H-60z" fill="var(--color-spot-soft)" />
    </>
  ),
};
