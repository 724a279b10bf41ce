import { messages } from '../messages/messages';
import { Button } from '../ui/button';

/** Shows more of a list. It stays where it is until there is nothing more, so that it keeps the focus. */
export function MoreButton({ onMore }: { onMore: (() => void) | undefined }) {
  if (!onMore) return null;
  return (
    <Button variant="secondary" className="justify-self-center" onClick={onMore}>
      {messages.corporate.more}
    </Button>
  );
}
