import { SKELETONS } from '@planet-heroes/contracts/kernel/interface';
import { classNames } from '../../../kit/class-names';
import { Skeleton } from '../../../kit/skeleton';
import { ROW_COLUMNS, ROW_SIZE } from './row-layout';

/** Ten rows of the size of real ones, while the board loads (spec document 1, section 9). */
export function LeaderboardSkeleton() {
  return Array.from({ length: SKELETONS.leaderboard }, (_row, index) => (
    <div key={index} className={classNames('grid border-b border-line last:border-b-0', ROW_COLUMNS, ROW_SIZE)}>
      <Skeleton className="size-9 rounded-full" />
      <span className="hidden lg:block" />
      <span className="grid gap-2">
        <Skeleton className="h-5 w-40 max-w-full" />
        <Skeleton className="h-5 w-28" />
      </span>
      <Skeleton className="hidden h-4 w-20 justify-self-end lg:block" />
      <Skeleton className="hidden h-4 w-20 justify-self-end lg:block" />
      <span className="hidden lg:block" />
      <Skeleton className="h-6 w-16 justify-self-end" />
    </div>
  ));
}
