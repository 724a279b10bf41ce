import { Card } from '../../../kit/card';
import { Skeleton } from '../../../kit/skeleton';

/** The chat's shape, while its code loads. */
export function ChatPending() {
  return (
    <Card aria-busy className="grid gap-8 p-5 sm:p-8 lg:min-h-[36rem] lg:grid-cols-2 lg:gap-12">
      <div className="flex flex-col gap-7">
        <Skeleton className="h-7 w-40" />
        <Skeleton className="h-36" />
        <Skeleton className="h-12 w-32 self-end rounded-full" />
      </div>
      <Skeleton className="min-h-80 rounded-lg" />
    </Card>
  );
}
