import { shellTexts } from '../../../kernel/i18n/texts-shell.en';
import { Skeleton } from '../../../kit/skeleton';
import { VisuallyHidden } from '../../../kit/visually-hidden';

/** The shape of a tab's cards, while its code loads. */
export function PanelPending() {
  return (
    <div aria-busy className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      <VisuallyHidden>{shellTexts.loading}</VisuallyHidden>
      <Skeleton className="h-64 rounded-lg" />
      <Skeleton className="h-64 rounded-lg" />
      <Skeleton className="h-64 rounded-lg" />
    </div>
  );
}
