import { Skeleton } from '../ui/skeleton';
import { VisuallyHidden } from '../ui/visually-hidden';

interface ListSkeletonProps {
  label: string;
  rows?: number;
  /** The height of one row. */
  rowClassName?: string;
}

/** Holds the place of a list of cards. */
export function ListSkeleton({ label, rows = 4, rowClassName = 'h-44' }: ListSkeletonProps) {
  return (
    <div aria-busy className="grid grid-cols-1 gap-4">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} className={`${rowClassName} rounded-lg`} />
      ))}
    </div>
  );
}
