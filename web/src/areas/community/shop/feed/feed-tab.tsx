import { useRef } from 'react';
import { communityFeedTexts } from '../../texts-feed.en';
import { TabSection } from '../../../../kit/tab-section';
import { createOwnPosts } from '../posts/own-posts-store';
import { FeedPost } from './feed-post';
import { PostBox } from './post-box';

const useOwnFeedPosts = createOwnPosts('feed');

/** The social feed: a post box and what heroes posted (spec document 2, section 2). */
export function FeedTab() {
  const text = communityFeedTexts;
  const { posts: own, add, remove } = useOwnFeedPosts();
  const list = useRef<HTMLUListElement>(null);
  return (
    <TabSection title={text.title} lead={text.lead}>
      <div className="mx-auto grid max-w-3xl gap-5">
        <PostBox onPost={add} />
        <ul ref={list} tabIndex={-1} aria-label={text.listLabel} className="grid gap-4 outline-none">
          {own.map(({ id, content }) => (
            <li key={id}>
              <FeedPost
                post={{ content, author: text.you }}
                onRemove={() => {
                  remove(id);
                  list.current?.focus();
                }}
              />
            </li>
          ))}
          {text.posts.map((post) => (
            <li key={post.id}>
              <FeedPost post={post} />
            </li>
          ))}
        </ul>
      </div>
    </TabSection>
  );
}
