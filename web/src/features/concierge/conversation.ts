import { CHAT_LIMITS, type RecentMessage } from '@planet-heroes/contracts/http/ai-chat';

/** From how many characters before the limit on the visitor is told how many are left. */
const NEAR_LIMIT = 200;
/** Half a character, which no store takes. */
const LONE_SURROGATE = /\p{Cs}/gu;

/** A message as the server takes it: without what is no text, and undefined when nothing is left (spec document 1, section 5). */
export function cleanMessage(text: string): string | undefined {
  const clean = text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll(LONE_SURROGATE, '\uFFFD')
    .trim();
  return clean ? cut(clean) : undefined;
}

/** The characters left in a draft that is close to the limit; undefined while there is room. */
export function charactersLeft(draft: string): number | undefined {
  const left = CHAT_LIMITS.message - draft.length;
  return left <= NEAR_LIMIT ? Math.max(left, 0) : undefined;
}

/** The conversation with one more question and its answer: the newest messages, as many as the server reads. */
export function remember(conversation: readonly RecentMessage[], question: string, answer: string): RecentMessage[] {
  const exchange: RecentMessage[] = [
    { role: 'user', content: question },
    { role: 'assistant', content: cleanMessage(answer) ?? '…' },
  ];
  return [...conversation, ...exchange].slice(-CHAT_LIMITS.recentMessages);
}

/** At the limit, and never through the middle of a character. */
function cut(text: string): string {
  return text.slice(0, CHAT_LIMITS.message).replace(LONE_SURROGATE, '');
}
