import { Card } from '../../../kit/card';
import { Skeleton } from '../../../kit/skeleton';

/** A card that is still loading, in the size of what comes. */
export function OfferSkeleton() {
  return (
    <Card className="flex h-full flex-col overflow-hidden p-0!">
      <Skeleton className="aspect-320/104 w-full rounded-none" />
      <div className="grid gap-4 p-5 sm:p-6">
        <Skeleton className="h-6 w-24 rounded-full" />
        <Skeleton className="h-7 w-3/4" />
        <div className="grid gap-2">
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-5/6" />
        </div>
        <Skeleton className="mt-3 h-19 w-full rounded-md" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-12 w-full rounded-full" />
      </div>
    </Card>
  );
}
