import { communityTexts } from '../texts.en';
import { Skeleton } from '../../../kit/skeleton';
import { VisuallyHidden } from '../../../kit/visually-hidden';

/** Holds the place of a tab whose code is on its way: a title, a sentence and what follows. */
export function PanelPending() {
  return (
    <div aria-busy className="grid grid-cols-1 gap-3">
      <VisuallyHidden>{communityTexts.loading}</VisuallyHidden>
      <Skeleton className="h-10 w-64 max-w-full" />
      <Skeleton className="h-6 w-96 max-w-full" />
      <div className="mt-3 grid grid-cols-1 gap-4 md:grid-cols-2">
        {[0, 1, 2, 3].map((card) => (
          <div key={card} className="grid h-56 grid-cols-1 content-evenly rounded-lg border border-line bg-surface px-6 shadow-card">
            <Skeleton className="h-5 w-48 max-w-full" />
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-9 w-32 rounded-full" />
          </div>
        ))}
      </div>
    </div>
  );
}
