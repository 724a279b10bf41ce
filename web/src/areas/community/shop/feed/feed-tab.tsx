import { type FormEvent, useRef, useState } from 'react';
import type { HeroLevel } from '@planet-heroes/contracts/areas/heroes/levels';
import { POST_LIMITS } from '@planet-heroes/contracts/areas/community/catalogue';
import type { FeedPostForm } from '@planet-heroes/contracts/areas/community/post-forms';
import { Link } from '../../../../kernel/routing/link';
import { TabSection } from '../../../../kit/tab-section';
import { Badge } from '../../../../kit/badge';
import { Card } from '../../../../kit/card';
import { InitialsMark } from '../../../../kit/initials-mark';
import { Button } from '../../../../kit/button';
import { TextAreaField } from '../../../../kit/form/text-area-field';
import { useZodForm } from '../../../../kernel/hydration/use-zod-form';
import { toast } from '../../../../kit/toast/toast';
import { LeaderboardWidget } from '../../../leaderboard/leaderboard-widget';
import { LevelBadge } from '../../../heroes/level-badge';
import { communityFeedTexts } from '../../texts-feed-and-events.en';
import { createOwnPosts, OwnPostMark } from '../posts';

const loadSchema = async () => (await import('@planet-heroes/contracts/areas/community/post-forms')).feedPostSchema;

/** What the visitor did today, in a few words. */
function PostBox({ onPost }: { onPost: (post: FeedPostForm) => void }) {
  const { box, saved, savedNote } = communityFeedTexts;
  const { register, handleSubmit, getValues, reset, formState } = useZodForm(loadSchema, { content: '' }, 'onSubmit');
  const { errors, isSubmitting } = formState;
  // Once grown it stays so: shrinking as the focus leaves would move what is being pressed.
  const [isOpen, setOpen] = useState(false);

  function post(event: FormEvent): void {
    const sent = getValues('content');
    void handleSubmit((values) => {
      onPost(values);
      toast({ title: saved, description: savedNote });
      // What was typed since, while the checks came, is another post.
      if (getValues('content') === sent) reset();
    })(event);
  }

  return (
    <Card tone="accent">
      <form noValidate aria-label={box.label} onSubmit={post} className="grid gap-3">
        <div className="flex flex-wrap items-end gap-3">
          <TextAreaField
            label={box.label}
            placeholder={box.placeholder}
            rows={isOpen ? 3 : 1}
            maxLength={POST_LIMITS.maxContentLength}
            error={errors.content?.message}
            onFocus={() => setOpen(true)}
            className="grow basis-48"
            {...register('content')}
          />
          <Button type="submit" aria-busy={isSubmitting} aria-disabled={isSubmitting}>
            {box.submit}
          </Button>
        </div>
        {isOpen && <p className="text-sm text-ink-muted">{box.note}</p>}
      </form>
    </Card>
  );
}

const useOwnFeedPosts = createOwnPosts('feed');

/** The social feed: a post box and what heroes posted (spec document 2, section 2). */
export function FeedTab() {
  const text = communityFeedTexts;
  const { posts: own, add, remove } = useOwnFeedPosts();
  const list = useRef<HTMLUListElement>(null);
  return (
    <TabSection title={text.title} lead={text.lead}>
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="lg:col-span-2"><PostBox onPost={add} /></div>
        <ul ref={list} tabIndex={-1} aria-label={text.listLabel} className="grid gap-4 outline-none">
          {own.map(({ id, content }) => (
            <li key={id}>
              <FeedPost
                post={{ content, author: text.you }}
                onRemove={() => {
                  remove(id);
                  list.current?.focus();
                }}
              />
            </li>
          ))}
          {text.posts.map((post) => (
            <li key={post.id}>
              <FeedPost post={post} />
            </li>
          ))}
        </ul>
        <aside className="grid gap-5">
          <p className="text-ink-muted lg:order-last">
            {text.ownDeed}{' '}
            <Link to="/exchange" className="font-semibold text-accent underline underline-offset-4">{text.trade}</Link>
          </p>
          <div className="max-lg:hidden"><LeaderboardWidget limit={3} /></div>
        </aside>
      </div>
    </TabSection>
  );
}

interface FeedPostProps {
  post: { author: string; content: string; level?: HeroLevel; badge?: string; likes?: number };
  /** Given for the visitor's own posts alone. */
  onRemove?: () => void;
}

/** A post of the feed with its author's badges. */
function FeedPost({ post: { author, content, level, badge, likes }, onRemove }: FeedPostProps) {
  return (
    <Card className="grid gap-3">
      <div className="flex items-start gap-3 max-sm:flex-wrap">
        <InitialsMark name={author} />
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{author}</p>
          {!onRemove && <p className="text-sm text-ink-muted">{communityFeedTexts.example}</p>}
        </div>
        <div className="flex flex-wrap gap-1.5 max-sm:basis-full sm:justify-end">
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
