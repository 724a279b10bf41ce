import { useRef, useState } from 'react';
import { communityForumTexts } from '../../texts-forum.en';
import { EmptyState } from '../../../../kit/empty-state';
import { TextField } from '../../../../kit/form/text-field';
import { TabSection } from '../../../../kit/tab-section';
import { FORUM_CATEGORIES, forumPosts, useOwnForumPosts } from './forum-posts';
import { PostCard } from './post-card';
import { PostForm } from './post-form';
import { type ForumCategory, searchPosts } from './search-posts';
import { Icon } from '../../../../kit/icon';
import type { IconName } from '../../../../kit/icon-paths';

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
  const found = searchPosts(forumPosts(own), search, category);
  return (
    <TabSection title={text.title} lead={text.lead}>
      <div className="grid gap-6">
        <CategoryChoice chosen={category} onChoose={setCategory} />
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
        <div ref={list} tabIndex={-1} className="outline-none">
          <p role="status" className="mb-3 text-sm text-ink-muted">
            {text.found(found.length)}
          </p>
          {found.length === 0 ? (
            <EmptyState title={text.nothing.title} description={text.nothing.description} />
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
  chosen: ForumCategory | undefined;
  onChoose: (category: ForumCategory | undefined) => void;
}

/** The four categories as tiles; pressing the chosen one again shows all posts. */
function CategoryChoice({ chosen, onChoose }: CategoryChoiceProps) {
  const text = communityForumTexts;
  return (
    <div role="group" aria-label={text.categoriesLabel} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {FORUM_CATEGORIES.map((category) => (
        <button
          key={category}
          type="button"
          aria-pressed={category === chosen}
          onClick={() => onChoose(category === chosen ? undefined : category)}
          className="flex cursor-pointer flex-col items-start gap-1 rounded-lg border border-line-strong bg-surface p-4 text-start transition-colors hover:border-accent hover:bg-accent-soft aria-pressed:border-accent aria-pressed:bg-accent-soft"
        >
          <Icon name={ICONS[category]} className="size-6 text-accent" />
          <span className="font-semibold">{text.categories[category].name}</span>
          <span className="text-sm text-ink-muted">{text.categories[category].about}</span>
        </button>
      ))}
    </div>
  );
}
