import type { ChatAnswer } from '@planet-heroes/contracts/areas/concierge/schemas';
import { externalHandler } from '../../kernel/commands/command-handler.js';
import { answerQuestion, areAboutStanding } from './answer-question.js';
import { askLanguageModel } from './language-model.js';
import { readOwnPhones } from './own-phones.js';
import { readOwnStanding } from './own-standing.js';
import { TEXTS } from './texts.js';
import { understand } from './understand.js';

/**
 * Answers a visitor's question: by the language model where one is configured, else from the catalogue. An answer that
 * is missing, slow, or states an unsupported price is replaced by the catalogue's, marked as fallback.
 */
export const askConcierge = externalHandler<'ask-concierge', ChatAnswer>({
  async external({ heroId, ...request }, database, { services: { languageModel, onModelFault } }) {
    const phones = heroId === undefined ? [] : await readOwnPhones(database, heroId);
    const understood = understand(request);
    const standing = heroId !== undefined && areAboutStanding(understood.topics)
      ? await readOwnStanding(database, heroId)
      : undefined;
    // The model may state no figures but the catalogue's.
    if (!languageModel || standing) return answerQuestion(request, phones, standing, understood);
    try {
      const { response, valuations } = await askLanguageModel(languageModel, request, phones);
      return {
        response,
        fallback: false,
        valuations,
        suggestions: TEXTS[understood.language].suggestions[valuations.length > 0 ? 'afterValuation' : 'valuation'],
      };
    } catch (fault) {
      onModelFault(fault);
      // When the model fails in any way, the visitor still gets an answer, marked with `fallback`.
      return { ...answerQuestion(request, phones, standing, understood), fallback: true };
    }
  },
  commit: (answer) => Promise.resolve({ result: answer, transactionId: undefined }),
});
