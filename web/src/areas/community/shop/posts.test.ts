import { beforeEach, describe, expect, it } from '@jest/globals';
import type { BrowserStorage } from '../../../kernel/browser-storage';
import { type ForumPost, keepOwnPosts, readOwnPosts, searchPosts } from './posts';

const KEY = 'posts';
const held = new Map<string, string>();
const storage: BrowserStorage = {
  getItem: (key) => held.get(key) ?? null,
  setItem: (key, value) => void held.set(key, value),
  removeItem: (key) => void held.delete(key),
};

describe('own posts', () => {
  beforeEach(() => held.clear());

  it('are read as they were kept, and leave nothing behind once removed', () => {
    const posts = [{ id: 'one', title: 'Refill', content: 'Nine points', category: 'water' }];
    keepOwnPosts(storage, KEY, posts);
    expect(readOwnPosts(storage, KEY)).toEqual(posts);
    keepOwnPosts(storage, KEY, []);
    expect(held.size).toBe(0);
  });

  it('keep the newest fifty', () => {
    const posts = Array.from({ length: 60 }, (_, index) => ({ id: String(index), content: 'x' }));
    expect(keepOwnPosts(storage, KEY, posts)).toHaveLength(50);
    expect(readOwnPosts(storage, KEY)[0]).toEqual({ id: '0', content: 'x' });
  });

  it.each([
    'no json',
    '{}',
    'null',
    '[null, 1, {"id": 1}, {"id": "a", "content": {}}, {"id": "a", "content": "b", "title": 3}]',
  ])(
    'are none where the storage holds %s',
    (stored) => {
      held.set(KEY, stored);
      expect(readOwnPosts(storage, KEY)).toEqual([]);
    },
  );
});

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
