import { messages } from '../../../shared/messages/messages';
import { Badge } from '../../../shared/ui/badge';
import { Button } from '../../../shared/ui/button';
import { Icon } from '../../../shared/ui/icon';

/** Says that a post is on this device alone, and takes it away again. */
export function OwnPostMark({ onRemove }: { onRemove: () => void }) {
  const text = messages.community;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <Badge tone="sand">{text.onlyHere}</Badge>
      <Button variant="quiet" size="small" onClick={onRemove}>
        <Icon name="trash" />
        {text.remove}
      </Button>
    </div>
  );
}
