import { beforeEach, describe, expect, it } from '@jest/globals';
import type { BrowserStorage } from '../../../../kernel/browser-storage';
import { keepOwnPosts, readOwnPosts } from './own-posts';

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
