import { classNames } from '../../../../kit/class-names';

/** A round window on the Gulf; with the mission complete the sun is up. */
export function StartArt({ complete }: { complete: boolean }) {
  return (
    <svg aria-hidden viewBox="0 0 240 240" className="mx-auto w-full max-w-56" fill="none">
      <clipPath id="start-window">
        <circle cx="120" cy="120" r="112" />
      </clipPath>
      <g clipPath="url(#start-window)">
        <path fill="var(--color-sky)" d="M0 0h240v240H0z" />
        <circle
          cx="128"
          cy="132"
          r="42"
          fill="var(--color-sun)"
          className={classNames('transition-transform duration-700 ease-calm', complete && '-translate-y-12')}
        />
        <path fill="var(--color-dune)" d="M0 152c44-32 84-34 124-14s76 14 116-10v60H0z" />
        <g className="animate-drift">
          <path
            fill="var(--color-sea)"
            d="M-20 172c24 0 24-9 48-9s24 9 48 9 24-9 48-9 24 9 48 9 24-9 48-9 24 9 48 9v90H-20z"
          />
          <path
            fill="var(--color-sea-deep)"
            d="M-20 200c24 0 24 9 48 9s24-9 48-9 24 9 48 9 24-9 48-9 24 9 60 9v60H-20z"
          />
        </g>
      </g>
      <circle cx="120" cy="120" r="112" stroke="var(--color-line-strong)" strokeWidth="2" />
    </svg>
  );
}
