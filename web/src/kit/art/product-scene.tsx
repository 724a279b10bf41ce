import type { ComponentType } from 'react';
import { classNames } from '../class-names';

interface ProductSceneProps {
  Art: ComponentType<{ className?: string }>;
  className?: string;
  /** The room around the drawing; there is some above for badges unless this says otherwise. */
  inset?: string;
}

/** A product's drawing before the sun, at the edge of the Gulf. The box is given its shape by `className`. */
export function ProductScene({ Art, className, inset = 'px-4 pt-11 pb-4' }: ProductSceneProps) {
  return (
    <div aria-hidden className={classNames('relative overflow-hidden bg-sky', className)}>
      <svg
        viewBox="0 0 400 300"
        preserveAspectRatio="xMidYMax slice"
        className="absolute inset-0 size-full"
        fill="none"
      >
        <circle cx="290" cy="172" r="70" fill="var(--color-sun)" />
      </svg>
      <div className={classNames('absolute inset-0 grid items-end justify-items-center', inset)}>
        <Art className="h-full max-h-80 max-w-full" />
      </div>
      <Waterline />
    </div>
  );
}

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
