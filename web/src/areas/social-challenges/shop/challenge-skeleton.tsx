import { socialChallengesTexts } from '../texts.en';
import { Skeleton } from '../../../kit/skeleton';
import { VisuallyHidden } from '../../../kit/visually-hidden';

/** Holds the place of four challenges. */
export function ChallengeSkeleton() {
  return (
    <div aria-busy className="grid gap-5 md:grid-cols-2">
      <VisuallyHidden>{socialChallengesTexts.loading}</VisuallyHidden>
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} className="h-100 rounded-lg" />
      ))}
    </div>
  );
}
