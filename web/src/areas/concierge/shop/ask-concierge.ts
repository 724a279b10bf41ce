import type { ChatAnswer, ChatRequest } from '@planet-heroes/contracts/areas/concierge/schemas';
import { CONCIERGE_ROUTES } from '@planet-heroes/contracts/areas/concierge/routes';
import { ask } from '../../../kernel/api/ask';
import { actingHeroId } from '../../heroes/acting-hero';
import { hasFields } from '../../../kernel/api/read-answer';
import { conciergeTexts } from '../texts.en';

/** What the assistant says, and whether the question never got an answer of its own. */
export interface Reply extends ChatAnswer {
  failed: boolean;
}

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
export async function askConcierge(request: ChatRequest): Promise<Reply> {
  try {
    const answer = await call(request);
    if (answer === undefined) return spoken(conciergeTexts.fallbackGreeting);
    if (!hasFields<ChatAnswer>(answer, { response: 'string' })) throw new Error('The answer says nothing.');
    return { ...answer, failed: false };
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
