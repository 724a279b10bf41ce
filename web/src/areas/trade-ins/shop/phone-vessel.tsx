import { useId } from 'react';

/** A phone that fills with water. `fill` goes from 0 to 1: the share of the programme's highest value. */
export function PhoneVessel({ fill }: { fill: number }) {
  const clip = useId();
  return (
    <svg aria-hidden viewBox="40 0 120 220" className="h-full w-auto" fill="none">
      <clipPath id={clip}>
        <rect x="56" y="16" width="88" height="184" rx="17" />
      </clipPath>
      <ellipse cx="100" cy="208" rx="66" ry="7" fill="var(--color-line)" />
      <rect x="49" y="9" width="102" height="198" rx="24" fill="var(--color-ink)" />
      <g clipPath={`url(#${clip})`}>
        <path fill="var(--color-sky)" d="M56 16h88v184H56z" />
        <circle cx="120" cy="62" r="16" fill="var(--color-sun)" />
        <g
          className="transition-transform duration-700 ease-calm"
          style={{ transform: `translateY(${(1 - Math.min(Math.max(fill, 0), 1)) * 128}px)` }}
        >
          <g className="animate-drift">
            <path
              fill="var(--color-spot-soft)"
              opacity="0.6"
              d="M20 58c14 0 14-7 28-7s14 7 28 7 14-7 28-7 14 7 28 7 14-7 28-7v300H20z"
            />
            <path
              fill="var(--color-spot)"
              d="M20 68c14 0 14 7 28 7s14-7 28-7 14 7 28 7 14-7 28-7 14 7 40 7v300H20z"
            />
          </g>
        </g>
      </g>
      <rect x="85" y="22" width="30" height="7" rx="3.5" fill="var(--color-ink)" />
    </svg>
  );
}
