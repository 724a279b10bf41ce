import { useRef, useState } from 'react';
import { formatWhole } from '../../../../kernel/i18n/format-number';
import { buttonStyle } from '../../../../kit/button-style';
import { classNames } from '../../../../kit/class-names';
import { EmptyState } from '../../../../kit/empty-state';
import { TextField } from '../../../../kit/form/text-field';
import { TabSection } from '../../../../kit/tab-section';
import { Icon, type IconName } from '../../../../kit/icon';
import { Badge } from '../../../../kit/badge';
import { Button } from '../../../../kit/button';
import { Card } from '../../../../kit/card';
import { Heading } from '../../../../kit/heading';
import { InitialsMark } from '../../../../kit/initials-mark';
import { communityForumTexts } from '../../texts-forum.en';
import {
  createOwnPosts, type ForumCategory, type ForumPost, type OwnPost, OwnPostMark, searchPosts,
} from '../posts';
import { PostForm } from './post-form';

const FORUM_CATEGORIES = ['water', 'ewaste', 'missions', 'connect'] as const satisfies readonly ForumCategory[];

/** A fixed post with its author and counts; the visitor's own has neither. */
interface ShownPost extends ForumPost {
  byline?: { author: string; likes: number; replies: number };
}

/** The visitor's own posts in the forum. */
const useOwnForumPosts = createOwnPosts('forum');

/** All posts of the forum: the visitor's own first, then the fixed ones. */
function forumPosts(own: readonly OwnPost[]): ShownPost[] {
  return [
    ...own.map(({ id, title = '', content, category }) => ({
      id, title, content, tags: [], category: FORUM_CATEGORIES.find((known) => known === category) ?? 'connect',
    })),
    ...communityForumTexts.posts.map(({ author, likes, replies, ...post }) => ({
      ...post,
      byline: { author, likes, replies },
    })),
  ];
}

const ICONS: Readonly<Record<ForumCategory, IconName>> = {
  water: 'drop',
  ewaste: 'phone',
  missions: 'trophy',
  connect: 'users',
};

/** The heroes' forum: search, four categories, and a form for a post of one's own (spec document 2, section 2). */
export function ForumTab() {
  const text = communityForumTexts;
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState<ForumCategory>();
  const { posts: own, add, remove } = useOwnForumPosts();
  const list = useRef<HTMLDivElement>(null);
  const posts = forumPosts(own);
  const found = searchPosts(posts, search, category);
  const showAll = (): void => {
    setSearch('');
    setCategory(undefined);
    list.current?.focus();
  };
  return (
    <TabSection title={text.title} lead={text.lead}>
      <div className="grid gap-6">
        <div className="grid items-end gap-4 sm:grid-cols-[1fr_auto]">
          <TextField
            type="search"
            label={text.search}
            placeholder={text.searchExample}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          <PostForm
            onPost={(post) => {
              add({ ...post, category: category ?? 'connect' });
              setSearch('');
            }}
          />
        </div>
        <CategoryChoice posts={posts} chosen={category} onChoose={setCategory} />
        <div ref={list} tabIndex={-1} className="-mt-2 outline-none">
          <p role="status" className="mb-3 text-sm text-ink-muted">
            {text.found(found.length)}
          </p>
          {found.length === 0 ? (
            <EmptyState
              title={text.nothing.title}
              description={text.nothing.description}
              action={<Button variant="secondary" size="small" onClick={showAll}>{text.all}</Button>}
            />
          ) : (
            <ul aria-label={text.listLabel} className="grid gap-4 lg:grid-cols-2">
              {found.map((post) => (
                <li key={post.id} className="min-w-0">
                  <PostCard
                    post={post}
                    onRemove={() => {
                      remove(post.id);
                      list.current?.focus();
                    }}
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </TabSection>
  );
}

interface CategoryChoiceProps {
  posts: readonly ForumPost[];
  chosen: ForumCategory | undefined;
  onChoose: (category: ForumCategory | undefined) => void;
}

/** The four categories, in one row where they fit; pressing the chosen one again shows all posts. */
function CategoryChoice({ posts, chosen, onChoose }: CategoryChoiceProps) {
  const text = communityForumTexts;
  return (
    <div
      role="group"
      aria-label={text.categoriesLabel}
      className="flex flex-wrap gap-2"
    >
      {FORUM_CATEGORIES.map((category) => (
        <button
          key={category}
          type="button"
          aria-pressed={category === chosen}
          onClick={() => onChoose(category === chosen ? undefined : category)}
          className={buttonStyle(category === chosen ? 'primary' : 'secondary', 'small', 'min-h-11 max-sm:px-3')}
        >
          {category === chosen ? <Icon name="close" /> : <Icon name={ICONS[category]} className="max-sm:hidden" />}
          <span>{text.categories[category]}</span>
          <span className="font-normal tabular-nums max-sm:hidden">{formatWhole(searchPosts(posts, '', category).length)}</span>
        </button>
      ))}
    </div>
  );
}

/** What will be possible with a post, and how often it was done. */
function deeds({ likes, replies }: NonNullable<ShownPost['byline']>): { icon: IconName; label: string }[] {
  const { like, reply, share, count } = communityForumTexts;
  return [
    { icon: 'sparkle', label: like + count(likes) },
    { icon: 'message', label: reply + count(replies) },
    { icon: 'share', label: share },
  ];
}

/**
 * A post of the forum. Like, reply and share do nothing (spec document 2, section 2); the visitor's own can be removed.
 */
function PostCard(
  { post: { title, content, tags, category, byline }, onRemove }: { post: ShownPost; onRemove: () => void },
) {
  const text = communityForumTexts;
  const author = byline?.author ?? text.you;
  return (
    <Card className={classNames('flex h-full flex-col gap-3', !byline && 'border-accent')}>
      <div className="flex items-center gap-3">
        <InitialsMark name={author} />
        <p className="min-w-0 flex-1 text-sm">
          <span className="block font-semibold">{author}</span>
          <span className="text-ink-muted">{text.categories[category]}</span>
        </p>
        {byline && <Badge>{text.sample}</Badge>}
      </div>
      <Heading level={3} className="wrap-anywhere">
        {title}
      </Heading>
      <p className="wrap-anywhere whitespace-pre-line text-ink-muted">{content}</p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line pt-3 text-sm">
        {tags.length > 0 && (
          <ul className="flex flex-wrap gap-x-3 font-medium text-accent">
            {tags.map((tag) => (
              <li key={tag}>{text.tag(tag)}</li>
            ))}
          </ul>
        )}
        {byline
          ? (
            <div className="-mx-1 flex flex-wrap text-ink-muted">
              {deeds(byline).map(({ icon, label }) => (
                <button
                  key={icon}
                  type="button"
                  aria-disabled
                  title={text.opensLater}
                  className="flex min-h-8 cursor-not-allowed items-center gap-1.5 px-1.5"
                >
                  <Icon name={icon} />
                  {label}
                </button>
              ))}
            </div>
          )
          : <div className="grow"><OwnPostMark onRemove={onRemove} /></div>}
      </div>
    </Card>
  );
}
