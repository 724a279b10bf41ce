import { CHAT_LIMITS } from '@planet-heroes/contracts/areas/concierge/catalogue';
import type { RecentMessage } from '@planet-heroes/contracts/areas/concierge/schemas';
import { withoutHidden } from '@planet-heroes/contracts/kernel/text/text-rules';

/** How many characters before the limit the remaining number appears. */
const NEAR_LIMIT = 200;

/**
 * A message as the server accepts it: without characters that are not text; undefined when nothing is left (spec
 * document 1, section 5).
 */
export function cleanMessage(text: string): string | undefined {
  const lines = text.replaceAll('\r\n', '\n').replaceAll(/[^\P{Cc}\n]/gu, ' ');
  // A cut may leave half a character, or a joiner that joins nothing.
  const clean = withoutHidden(withoutHidden(lines).trim().slice(0, CHAT_LIMITS.message)).trim();
  return clean === '' ? undefined : clean;
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
