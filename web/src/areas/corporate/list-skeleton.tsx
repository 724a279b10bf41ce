import { Skeleton } from '../../kit/skeleton';
import { VisuallyHidden } from '../../kit/visually-hidden';

interface ListSkeletonProps {
  label: string;
  rows?: number;
  /** The height of one row. */
  rowClassName?: string;
  /** How many lines stand in one row. */
  lines?: number;
}

/** Holds the place of a list of cards. */
export function ListSkeleton({ label, rows = 4, rowClassName = 'h-44', lines = 2 }: ListSkeletonProps) {
  return (
    <div aria-busy className="grid grid-cols-1 overflow-clip rounded-lg border border-line bg-surface shadow-card">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_row, row) => (
        <div
          key={row}
          className={`grid content-evenly border-b border-line px-4 last:border-b-0 lg:px-5 ${rowClassName}`}
        >
          {Array.from({ length: lines }, (_line, line) => (
            <Skeleton key={line} className={`h-4 ${line % 2 === 0 ? 'w-40 max-w-full' : 'w-2/3'}`} />
          ))}
        </div>
      ))}
    </div>
  );
}
