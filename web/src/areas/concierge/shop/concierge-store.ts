import { CHAT_LIMITS } from '@planet-heroes/contracts/areas/concierge/catalogue';
import type { ChatAnswer, ChatRequest, RecentMessage } from '@planet-heroes/contracts/areas/concierge/schemas';
import { withoutHidden } from '@planet-heroes/contracts/kernel/text/text-rules';
import { beginningOf } from '@planet-heroes/contracts/kernel/text/characters';
import { create } from 'zustand';
import { CONCIERGE_ROUTES } from '@planet-heroes/contracts/areas/concierge/routes';
import { ask } from '../../../kernel/api/ask';
import { filled, hasFields } from '../../../kernel/api/read-answer';
import { actingHeroId } from '../../heroes/acting-hero';
import { conciergeTexts } from '../texts.en';

/** What the assistant says, and whether the question never got an answer of its own. */
interface Reply extends ChatAnswer {
  failed: boolean;
}

/** A question or an answer, as the next request carries it. */
type Spoken = Exclude<RecentMessage, string>;

/** How many characters before the limit the remaining number appears. */
const NEAR_LIMIT = 200;

const withDefaults = filled({ fallback: false, valuations: [], suggestions: [] });

/** Words of the assistant that answer nothing. */
const spoken = (response: string): Reply => ({
  response,
  fallback: true,
  valuations: [],
  suggestions: [],
  failed: true,
});

/**
 * Asks the assistant. A failed call is logged and answered with a greeting; any other error with the promise to be back
 * soon (spec document 1, section 8). Never throws.
 */
async function askConcierge(request: ChatRequest): Promise<Reply> {
  try {
    const answer = await call(request);
    if (answer === undefined) return spoken(conciergeTexts.fallbackGreeting);
    if (!hasFields<ChatAnswer>(answer, { response: 'string' })) throw new Error('The answer says nothing.');
    return { ...withDefaults(answer), failed: false };
  } catch (error) {
    console.warn('The assistant is unavailable', error);
    return spoken(conciergeTexts.unavailable);
  }
}

async function call(request: ChatRequest): Promise<unknown> {
  try {
    await actingHeroId();
    return await ask(CONCIERGE_ROUTES.askConcierge, { body: request });
  } catch (error) {
    console.warn('The assistant could not be reached', error);
    return undefined;
  }
}

interface ConciergeState {
  draft: string;
  pending: boolean;
  /** The question that the reply answers, or that waits for one. */
  question: string | undefined;
  reply: Reply | undefined;
  conversation: readonly Spoken[];
}

/** The conversation of this visit. It outlives the chat's tab, which comes and goes. */
export const useConciergeStore = create<ConciergeState>()(() => ({
  draft: '',
  pending: false,
  question: undefined,
  reply: undefined,
  conversation: [],
}));

export function writeDraft(draft: string): void {
  useConciergeStore.setState({ draft });
}

/**
 * Sends a message with what was said before it and the phones that the visitor looks at. Blank ones, and any while one
 * is under way, are ignored.
 */
export async function sendMessage(text: string, phoneModels: string[]): Promise<void> {
  const { pending, draft, conversation } = useConciergeStore.getState();
  const message = cleanMessage(text);
  if (pending || !message) return;
  useConciergeStore.setState({ pending: true, question: message, draft: text === draft ? '' : draft });
  const reply = await askConcierge({ message, context: { phoneModels, recentMessages: [...conversation] } });
  useConciergeStore.setState({
    pending: false,
    reply,
    conversation: reply.failed ? conversation : remember(conversation, message, reply.response),
  });
}

/**
 * A message as the server accepts it: without characters that are not text; undefined when nothing is left (spec
 * document 1, section 5).
 */
export function cleanMessage(text: string): string | undefined {
  const lines = text.replaceAll('\r\n', '\n').replaceAll(/[^\P{Cc}\n]/gu, ' ');
  // A cut may leave a joiner that joins nothing.
  const clean = withoutHidden(beginningOf(withoutHidden(lines).trim(), CHAT_LIMITS.message)).trim();
  return clean === '' ? undefined : clean;
}

/** The characters left in a draft that is close to the limit; undefined while there is room. */
export function charactersLeft(draft: string): number | undefined {
  const left = CHAT_LIMITS.message - draft.length;
  return left <= NEAR_LIMIT ? Math.max(left, 0) : undefined;
}

/** The conversation with one more question and its answer: the newest messages, as many as the server reads. */
export function remember(conversation: readonly Spoken[], question: string, answer: string): Spoken[] {
  const exchange: Spoken[] = [
    { role: 'user', content: question },
    { role: 'assistant', content: cleanMessage(answer) ?? '…' },
  ];
  return [...conversation, ...exchange].slice(-CHAT_LIMITS.recentMessages);
}
