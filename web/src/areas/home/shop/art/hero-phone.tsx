import type { ReactNode } from 'react';

/** How far the water rises between empty and full, in the drawing's units: what the waves before it leave in sight. */
const RISE = 132;

interface HeroPhoneProps {
  /** From 0 to 1. */
  fill: number;
  /** Stands in the sky of its screen. */
  children: ReactNode;
}

/** The hero's phone: standing in the Gulf, with the Gulf rising in its screen. */
export function HeroPhone({ fill, children }: HeroPhoneProps) {
  return (
    <div className="relative mx-auto -mb-16 mt-1 aspect-[360/560] h-[22rem] max-w-full self-end sm:h-[26rem] lg:absolute lg:end-[8%] lg:bottom-0 lg:-mb-24 lg:mt-0 lg:h-[42rem]">
      <Phone level={(1 - fill) * RISE} />
      <div className="absolute inset-0 origin-[50%_53.6%] rotate-5">
        <div className="absolute inset-x-[19%] top-[13.5%] grid h-[20%] content-center text-center">{children}</div>
      </div>
    </div>
  );
}

/** `level` is how far the water stands below full. */
function Phone({ level }: { level: number }) {
  return (
    <svg aria-hidden viewBox="0 0 360 560" className="pointer-events-none size-full" fill="none">
      <clipPath id="hero-phone-screen">
        <rect x="62" y="34" width="236" height="510" rx="40" />
      </clipPath>
      <g transform="rotate(5 180 300)">
        <rect x="50" y="22" width="260" height="534" rx="52" fill="var(--color-spot-ink)" />
        <rect x="306" y="150" width="7" height="64" rx="3.5" fill="var(--color-spot-ink)" />
        <g clipPath="url(#hero-phone-screen)">
          <path fill="var(--color-sky)" d="M50 20h260v540H50z" />
          <circle cx="232" cy="256" r="44" fill="var(--color-sun)" />
          <path fill="var(--color-dune)" d="M40 318c50-26 94-30 146-12s84 16 134-6v260H40z" />
          <g
            className="transition-transform duration-700 ease-calm"
            style={{ transform: `translateY(${level}px)` }}
          >
            <g className="animate-drift">
              <path
                fill="var(--color-sea-light)"
                d="M20 216c26 0 26-9 52-9s26 9 52 9 26-9 52-9 26 9 52 9 26-9 52-9 26 9 52 9v380H20z"
              />
            </g>
            <g className="animate-drift [animation-duration:4s]">
              <path
                fill="var(--color-sea)"
                d="M0 244c32 0 32 12 64 12s32-12 64-12 32 12 64 12 32-12 64-12 32 12 64 12 32-12 64-12v340H0z"
              />
            </g>
            <g className="animate-drift [animation-duration:3.2s]">
              <path
                fill="var(--color-sea-deep)"
                d="M0 312c40 0 40-14 80-14s40 14 80 14 40-14 80-14 40 14 80 14 40-14 80-14v290H0z"
              />
            </g>
            <g stroke="var(--color-sea-light)" strokeWidth="2.5" strokeLinecap="round" opacity="0.8">
              <circle cx="118" cy="364" r="6" />
              <circle cx="136" cy="340" r="3.5" />
              <circle cx="236" cy="380" r="8" />
              <circle cx="216" cy="350" r="4" />
            </g>
          </g>
        </g>
        <rect x="142" y="46" width="76" height="20" rx="10" fill="var(--color-spot-ink)" />
      </g>
    </svg>
  );
}
