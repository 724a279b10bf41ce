import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { type BrowserStorage, browserStorage } from '../../../kernel/browser-storage';
import { randomUuid } from '../../../kernel/random-uuid';
import { Badge } from '../../../kit/badge';
import { Button } from '../../../kit/button';
import { Icon } from '../../../kit/icon';
import type { communityForumTexts } from '../texts-forum.en';
import { communityTexts } from '../texts.en';

/** A post of the visitor's own: kept in this browser, for there is no call that would take it. */
export interface OwnPost {
  id: string;
  title?: string | undefined;
  content: string;
  /** The forum's category that it was written in. */
  category?: string | undefined;
}

/** The newest are kept. */
const MAX_KEPT = 50;

/** A list of own posts in the browser's storage, newest first. What cannot be read counts as none. */
export function readOwnPosts(storage: BrowserStorage, key: string): OwnPost[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPost) : [];
  } catch {
    return [];
  }
}

/** Stores the list, and answers what of it is kept. */
export function keepOwnPosts(storage: BrowserStorage, key: string, posts: readonly OwnPost[]): OwnPost[] {
  const kept = posts.slice(0, MAX_KEPT);
  if (kept.length > 0) storage.setItem(key, JSON.stringify(kept));
  else storage.removeItem(key);
  return kept;
}

function isPost(value: unknown): value is OwnPost {
  const post = value as Partial<OwnPost> | null;
  return typeof post === 'object' && typeof post?.id === 'string' && typeof post.content === 'string' && isWord(
    post.title,
  ) && isWord(post.category);
}

function isWord(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}

interface OwnPostsState {
  posts: readonly OwnPost[];
  add: (post: Omit<OwnPost, 'id'>) => void;
  remove: (id: string) => void;
}

/** The visitor's own posts of one board, in this browser alone. */
export function createOwnPosts(board: string): UseBoundStore<StoreApi<OwnPostsState>> {
  const key = `planet-heroes:${board}-posts`;
  return create<OwnPostsState>()((set, get) => ({
    posts: readOwnPosts(browserStorage, key),
    add: (post) =>
      set({ posts: keepOwnPosts(browserStorage, key, [{ ...post, id: randomUuid() }, ...get().posts]) }),
    remove: (id) => set({ posts: keepOwnPosts(browserStorage, key, get().posts.filter((post) => post.id !== id)) }),
  }));
}

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

export type ForumCategory = keyof typeof communityForumTexts.categories;

/** A post of the forum, fixed or the visitor's own. */
export interface ForumPost {
  id: string;
  title: string;
  content: string;
  tags: readonly string[];
  category: ForumCategory;
}

/**
 * The posts of a category (or all) whose title, content or one tag contains what is searched for (spec document 2,
 * section 2).
 */
export function searchPosts<T extends ForumPost>(
  posts: readonly T[],
  search: string,
  category: ForumCategory | undefined,
): T[] {
  const wanted = search.trim().replace(/^#/, '').toLowerCase();
  return posts.filter(
    (post) =>
      (!category || post.category === category) &&
      [post.title, post.content, ...post.tags].some((text) => text.toLowerCase().includes(wanted)),
  );
}
