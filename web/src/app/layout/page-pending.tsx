import { shellTexts } from '../../kernel/i18n/texts-shell.en';
import { Skeleton } from '../../kit/skeleton';
import { VisuallyHidden } from '../../kit/visually-hidden';

/** Fills the first screen while its code loads, tall enough that the footer does not jump into view. */
export function PagePending() {
  return (
    <div aria-busy className="page-width section-gap min-h-[100vh]">
      <VisuallyHidden>{shellTexts.loading}</VisuallyHidden>
      <Skeleton className="h-12 w-3/5" />
      <Skeleton className="mt-6 h-5 w-2/5" />
    </div>
  );
}
