import type { communityForumTexts } from '../../texts-forum.en';

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
