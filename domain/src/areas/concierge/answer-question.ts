import type { ChatAnswer, ChatRequest, ChatValuation } from '@planet-heroes/contracts/areas/concierge/schemas';
import { chatValuation, everyCondition, programmeFor } from './chat-valuation.js';
import {
  afterPrice,
  ARABIC_TEXTS,
  askCondition,
  askModel,
  NOT_UNDERSTOOD,
  notInThisCondition,
  notPriced,
  statePrice,
  stateRange,
  SUGGESTIONS,
  TOPIC_TEXTS,
} from './texts.js';
import { type AskedPhone, type Understanding, understand } from './understand.js';

/** Phones and topics that one answer takes up, so that it stays readable. */
const MAX_PHONES = 5;
const MAX_TOPICS = 2;

/**
 * Answers a question from the catalogue. No message can change a price: each is the valuation's own and is returned
 * with the answer. `fallback` says that the question was not understood.
 */
export function answerQuestion(request: ChatRequest): ChatAnswer {
  const { phones, topics, lacksPhone, programme } = understand(request);
  const isArabic = /\p{Script=Arabic}{2}/u.test(request.message);
  const told = topics.slice(0, MAX_TOPICS).map((topic) =>
    (isArabic ? ARABIC_TEXTS[topic] : undefined) ?? TOPIC_TEXTS[topic]
  );
  if (phones.length > 0) {
    const { texts, valuations, asksBack } = priceAll(phones.slice(0, MAX_PHONES), programme);
    const suggestions = asksBack ? SUGGESTIONS.condition : SUGGESTIONS.afterValuation;
    return { response: [...texts, ...told].join(' '), fallback: false, valuations, suggestions: [...suggestions] };
  }
  if (told.length > 0)
    return {
      response: told.join(' '),
      fallback: false,
      valuations: [],
      suggestions: [...SUGGESTIONS.valuation],
    };
  if (lacksPhone)
    return {
      response: askModel,
      fallback: false,
      valuations: [],
      suggestions: [...SUGGESTIONS.valuation],
    };
  return { response: NOT_UNDERSTOOD, fallback: true, valuations: [], suggestions: [...SUGGESTIONS.valuation] };
}

function priceAll(phones: readonly AskedPhone[], wanted: Understanding['programme']) {
  const texts: string[] = [];
  const valuations: ChatValuation[] = [];
  const priced = phones.filter((phone) => phone.priced);
  for (const { model, condition } of priced) {
    const programme = programmeFor(model, condition, wanted);
    if (condition && programme) {
      const valuation = chatValuation(programme, model, condition);
      valuations.push(valuation);
      texts.push(statePrice(valuation));
      continue;
    }
    const range = everyCondition(programmeFor(model, undefined, wanted)!, model);
    valuations.push(...range);
    if (condition) texts.push(notInThisCondition(model, condition));
    texts.push(stateRange(range));
  }
  const asksBack = priced.some(({ condition }) => !condition);
  const unpriced = phones.filter((phone) => !phone.priced).map(({ model }) => model);
  if (asksBack) texts.push(askCondition);
  else if (priced.length > 0) texts.push(afterPrice);
  if (unpriced.length > 0) texts.push(notPriced(unpriced));
  return { texts, valuations, asksBack };
}
