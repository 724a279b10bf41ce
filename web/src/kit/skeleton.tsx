import { classNames } from './class-names';

/**
 * Holds the place of what is loading. Give it the size of the content in `className`; the list around it says that it
 * is busy.
 */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames('block animate-shimmer rounded-sm bg-line', className)} />;
}
