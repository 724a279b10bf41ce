import { communityForumTexts } from '../../texts-forum.en';
import type { OwnPost } from '../posts/own-posts';
import { createOwnPosts } from '../posts/own-posts-store';
import type { ForumCategory, ForumPost } from './search-posts';

export const FORUM_CATEGORIES = ['water', 'ewaste', 'missions', 'connect'] as const satisfies readonly ForumCategory[];

/** A fixed post with its author and counts; the visitor's own has neither. */
export interface ShownPost extends ForumPost {
  byline?: { author: string; when: string; likes: number; replies: number };
}

/** The visitor's own posts in the forum. */
export const useOwnForumPosts = createOwnPosts('forum');

/** All posts of the forum: the visitor's own first, then the fixed ones. */
export function forumPosts(own: readonly OwnPost[]): ShownPost[] {
  return [
    ...own.map(({ id, title = '', content, category }) => ({
      id, title, content, tags: [], category: FORUM_CATEGORIES.find((known) => known === category) ?? 'connect',
    })),
    ...communityForumTexts.posts.map(({ author, when, likes, replies, ...post }) => ({
      ...post,
      byline: { author, when, likes, replies },
    })),
  ];
}
