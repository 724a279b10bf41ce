import { describe, expect, it } from '@jest/globals';
import { type ForumPost, searchPosts } from './search-posts';

const POSTS: ForumPost[] = [
  { id: 'one', title: 'Refill points', content: 'Nine along the Marina.', tags: ['map'], category: 'water' },
  {
    id: 'two',
    title: 'Before you trade',
    content: 'Back up, then erase.',
    tags: ['iphone', 'data'],
    category: 'ewaste',
  },
];
const found = (search: string, category?: ForumPost['category']) =>
  searchPosts(POSTS, search, category).map(({ id }) => id);

describe('the forum’s search', () => {
  it.each([
    ['', ['one', 'two']],
    ['  ', ['one', 'two']],
    ['REFILL', ['one']],
    ['marina', ['one']],
    ['#iPhone', ['two']],
    ['dat', ['two']],
    ['nothing such', []],
  ])('finds %o by title, content or tag', (search, ids) => {
    expect(found(search)).toEqual(ids);
  });

  it('stays within a category', () => {
    expect(found('', 'water')).toEqual(['one']);
    expect(found('iphone', 'water')).toEqual([]);
  });
});
