import { communityTexts } from '../../texts.en';
import { Badge } from '../../../../kit/badge';
import { Button } from '../../../../kit/button';
import { Icon } from '../../../../kit/icon';

/** Says that a post is on this device alone, and takes it away again. */
export function OwnPostMark({ onRemove }: { onRemove: () => void }) {
  const text = communityTexts;
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
