import { z } from 'zod';
import { multilineText } from '../../kernel/text/text.js';
import { POST_LIMITS } from './catalogue.js';

export const POST_MESSAGES = {
  title: `Title must be at least ${POST_LIMITS.minTitleLength} characters`,
  titleTooLong: `Title must be at most ${POST_LIMITS.maxTitleLength} characters`,
  content: 'Write something first',
} as const;

const content = multilineText(POST_LIMITS.maxContentLength, 1, POST_MESSAGES.content);

/** A post of the forum (spec document 2, section 2). */
export const forumPostSchema = z.object({
  title: z
    .string(POST_MESSAGES.title)
    .trim()
    .min(POST_LIMITS.minTitleLength, POST_MESSAGES.title)
    .max(POST_LIMITS.maxTitleLength, POST_MESSAGES.titleTooLong),
  content,
});
export type ForumPostForm = z.infer<typeof forumPostSchema>;

/** A post of the social feed. */
export const feedPostSchema = z.object({ content });
export type FeedPostForm = z.infer<typeof feedPostSchema>;
