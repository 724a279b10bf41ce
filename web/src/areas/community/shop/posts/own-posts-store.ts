import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { browserStorage } from '../../../../kernel/browser-storage';
import { randomUuid } from '../../../../kernel/random-uuid';
import { keepOwnPosts, type OwnPost, readOwnPosts } from './own-posts';

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
