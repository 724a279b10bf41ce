import type { BrowserStorage } from '../../../../kernel/browser-storage';

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
