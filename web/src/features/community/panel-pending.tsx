import { messages } from '../../shared/messages/messages';
import { Skeleton } from '../../shared/ui/skeleton';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';

/** Holds the place of a tab whose code is on its way: a title, a sentence and what follows. */
export function PanelPending() {
  return (
    <div aria-busy className="grid gap-3">
      <VisuallyHidden>{messages.community.loading}</VisuallyHidden>
      <Skeleton className="h-10 w-64 max-w-full" />
      <Skeleton className="h-6 w-96 max-w-full" />
      <Skeleton className="mt-3 h-120 rounded-lg" />
    </div>
  );
}
