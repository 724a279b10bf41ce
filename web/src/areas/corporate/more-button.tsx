import { corporateTexts } from './texts.en';
import { Button } from '../../kit/button';

/** Shows more of a list. It stays where it is until there is nothing more, so that it keeps the focus. */
export function MoreButton({ onMore, isBusy }: { onMore: (() => void) | undefined; isBusy: boolean }) {
  if (!onMore) return null;
  return (
    <Button variant="secondary" size="small" className="justify-self-center" aria-busy={isBusy} onClick={onMore}>
      {corporateTexts.more}
    </Button>
  );
}

/**
 * What has come since a reader began waits behind this button, which lies on the table's edge, clear of what is above
 * it, and moves nothing.
 */
export function WaitingButton({ count, onTake }: { count: number; onTake: () => void }) {
  if (count === 0) return null;
  return (
    <Button
      variant="sand"
      size="small"
      className="absolute start-1/2 -top-2 z-10 min-h-8 -translate-x-1/2 py-1 shadow-card rtl:translate-x-1/2"
      onClick={onTake}
    >
      {corporateTexts.table.waiting(count)}
    </Button>
  );
}
