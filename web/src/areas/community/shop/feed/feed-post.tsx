import type { HeroLevel } from '@planet-heroes/contracts/areas/heroes/levels';
import { communityFeedTexts } from '../../texts-feed.en';
import { Badge } from '../../../../kit/badge';
import { Card } from '../../../../kit/card';
import { LevelBadge } from '../../../heroes/level-badge';
import { InitialsMark } from '../../../../kit/initials-mark';
import { OwnPostMark } from '../posts/own-post-mark';

interface FeedPostProps {
  post: { author: string; content: string; when?: string; level?: HeroLevel; badge?: string; likes?: number };
  /** Given for the visitor's own posts alone. */
  onRemove?: () => void;
}

/** A post of the feed with its author's badges. */
export function FeedPost({ post: { author, content, when, level, badge, likes }, onRemove }: FeedPostProps) {
  return (
    <Card className="grid gap-3">
      <div className="flex items-start gap-3">
        <InitialsMark name={author} />
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{author}</p>
          {when && <p className="text-sm text-ink-muted">{when}</p>}
        </div>
        <div className="flex flex-wrap justify-end gap-1.5">
          {level && <LevelBadge level={level} />}
          {badge && <Badge tone="accent">{badge}</Badge>}
        </div>
      </div>
      <p className="wrap-anywhere whitespace-pre-line">{content}</p>
      {likes !== undefined && <p className="text-sm text-ink-muted">{communityFeedTexts.likes(likes)}</p>}
      {onRemove && <OwnPostMark onRemove={onRemove} />}
    </Card>
  );
}
