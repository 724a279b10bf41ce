import { type ReactNode, useId } from 'react';

/** A round portrait on a piece of the Gulf, cut to the circle. Like a photograph, it looks the same in dark colours. */
export function PortraitFrame({ children }: { children: ReactNode }) {
  const clip = useId();
  return (
    <svg aria-hidden viewBox="0 0 160 160" className="size-28 shrink-0 scheme-light sm:size-32" fill="none">
      <clipPath id={clip}>
        <circle cx="80" cy="80" r="78" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path fill="var(--color-sky)" d="M0 0h160v160H0z" />
        {children}
      </g>
      <circle cx="80" cy="80" r="78" stroke="var(--color-line)" strokeWidth="2" />
    </svg>
  );
}
