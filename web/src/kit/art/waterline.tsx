import { classNames } from '../class-names';

/** Water at the foot of a box, in front of what stands in it: the two waves of the drawings beside titles. */
export function Waterline({ className = 'h-8' }: { className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 400 32"
      preserveAspectRatio="none"
      className={classNames('absolute inset-x-0 bottom-0 w-full', className)}
      fill="none"
    >
      <path
        fill="var(--color-spot-soft)"
        d="M0 8c17-6 33-6 50 0s33 6 50 0 33-6 50 0 33 6 50 0 33-6 50 0 33 6 50 0 33-6 50 0 33 6 50 0v24H0z"
      />
      <path
        fill="var(--color-spot)"
        d="M0 22c22-5 45-5 67 0s44 5 66 0 45-5 67 0 44 5 67 0 44-5 66 0 45 5 67 0v10H0z"
      />
    </svg>
  );
}
