import { partnersTexts } from '../texts.en';
import { Skeleton } from '../../../kit/skeleton';
import { VisuallyHidden } from '../../../kit/visually-hidden';

const CARDS = 6;

/** Missions that are still loading. */
export function MissionsSkeleton() {
  return (
    <div aria-busy className="grid gap-5 pt-10 sm:grid-cols-2 lg:grid-cols-3">
      <VisuallyHidden>{partnersTexts.sponsor.loading}</VisuallyHidden>
      {Array.from({ length: CARDS }, (_, index) => (
        <Skeleton key={index} className="h-112 w-full rounded-lg" />
      ))}
    </div>
  );
}
