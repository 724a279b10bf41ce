import type { ComponentType } from 'react';
import { classNames } from '../class-names';

interface ProductSceneProps {
  Art: ComponentType<{ className?: string }>;
  className?: string;
  /** The room around the drawing; there is some above for badges unless this says otherwise. */
  inset?: string;
}

/** A product's drawing on a quiet shore. The box is given its shape by `className`. */
export function ProductScene({ Art, className, inset = 'px-4 pt-11 pb-4' }: ProductSceneProps) {
  return (
    <div aria-hidden className={classNames('relative overflow-hidden bg-sky', className)}>
      <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMax slice" className="absolute inset-0 size-full" fill="none">
        <circle cx="306" cy="128" r="54" fill="var(--color-sun)" opacity="0.5" />
        <path d="M-200 236c90-26 180-34 290-20 90 12 190 18 310-8 80-16 140-14 200-4v160h-800z" fill="var(--color-sea-light)" opacity="0.55" />
        <path d="M-200 262c120-20 240-24 360-14s250 12 440-8v120h-800z" fill="var(--color-dune)" opacity="0.75" />
      </svg>
      <div className={classNames('absolute inset-0 grid place-items-center', inset)}>
        <Art className="h-full max-h-80 max-w-full" />
      </div>
    </div>
  );
}
