import { classNames } from '../../kit/class-names';

/** The mark: a drop that holds a sun, a dune and the sea. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 40 40" className={classNames('size-10 shrink-0', className)}>
      <g clipPath="path('M20 2.5c7 7.3 12.5 13.3 12.5 21a12.5 12.5 0 0 1-25 0c0-7.7 5.5-13.7 12.5-21')">
        <path fill="var(--color-sea-light)" d="M0 0h40v40H0z" />
        <circle cx="24.5" cy="17.5" r="4.2" fill="var(--color-sun)" />
        <path fill="var(--color-dune)" d="M5 27c6-7 11-6 15-3.5s8 2.5 14 .5v16H5z" />
        <path fill="var(--color-sea-deep)" d="M5 28.5c4-2 7-1.6 10 0s7 1.6 10.5 0 6-1.3 8.5 0V40H5z" />
      </g>
    </svg>
  );
}
