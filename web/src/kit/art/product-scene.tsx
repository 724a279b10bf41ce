import type { ComponentType } from 'react';
import { classNames } from '../class-names';
import { Waterline } from './waterline';

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
