import { communityForumTexts } from '../../texts-forum.en';
import { Badge } from '../../../../kit/badge';
import { Button } from '../../../../kit/button';
import { Card } from '../../../../kit/card';
import { Heading } from '../../../../kit/heading';
import { InitialsMark } from '../../../../kit/initials-mark';
import { OwnPostMark } from '../posts/own-post-mark';
import type { ShownPost } from './forum-posts';

/**
 * A post of the forum. Like, reply and share do nothing (spec document 2, section 2); the visitor's own can be removed.
 */
export function PostCard(
  { post: { title, content, tags, category, byline }, onRemove }: { post: ShownPost; onRemove: () => void },
) {
  const text = communityForumTexts;
  const author = byline?.author ?? text.you;
  return (
    <Card className="flex h-full flex-col gap-3">
      <div className="flex items-center gap-3">
        <InitialsMark name={author} />
        <p className="min-w-0 flex-1 text-sm text-ink-muted">{byline ? text.by(author, byline.when) : author}</p>
        <Badge tone="accent">{text.categories[category].name}</Badge>
      </div>
      <Heading level={3} className="wrap-anywhere">
        {title}
      </Heading>
      <p className="wrap-anywhere whitespace-pre-line text-ink-muted">{content}</p>
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-x-3 gap-y-1 text-sm font-medium text-accent">
          {tags.map((tag) => (
            <li key={tag}>{text.tag(tag)}</li>
          ))}
        </ul>
      )}
      <div className="mt-auto border-t border-line pt-2">
        {byline
          ? (
            <div className="-mx-2 flex flex-wrap gap-1">
              {[text.like + text.count(byline.likes), text.reply + text.count(byline.replies), text.share].map((
                label,
              ) => (
                <Button key={label} variant="quiet" size="small">
                  {label}
                </Button>
              ))}
            </div>
          )
          : <OwnPostMark onRemove={onRemove} />}
      </div>
    </Card>
  );
}
