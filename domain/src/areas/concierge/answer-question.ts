import type { ChatAnswer, ChatRequest, ChatValuation } from '@planet-heroes/contracts/areas/concierge/schemas';
import { VOLUME_TIERS } from '@planet-heroes/contracts/areas/missions/tiers';
import { AREA_ZONES } from '@planet-heroes/contracts/areas/pickups/areas';
import { PRICE_TABLES, type TradeInProgramme } from '@planet-heroes/contracts/areas/trade-ins/valuation';
import { DELIVERY_ZONES } from '@planet-heroes/contracts/areas/pickups/zones';
import { chatValuation, everyCondition, programmeFor } from './chat-valuation.js';
import { wordsOf } from './normalise.js';
import type { OwnPhone } from './own-phones.js';
import type { OwnStanding } from './own-standing.js';
import { recogniseConditions } from './recognise-conditions.js';
import type { ConciergeTexts } from './texts.en.js';
import { TEXTS, type Topic } from './texts.js';
import { likelySubjects, subjectsOf } from './topics.js';
import { type AskedPhone, type Understanding, understand } from './understand.js';

/** Phones, areas and topics that one answer takes up, so that it stays readable. */
const MAX_PHONES = 5;
const MAX_AREAS = 3;
const MAX_TOPICS = 2;
const MAX_SUGGESTIONS = 3;
/** From this number of phones on, companies get more for each. */
const BULK_LEAST = VOLUME_TIERS[0].minUnits;

/** Answered with where the asking hero's phones are, ended ones among them. */
const ABOUT_PHONE = new Set<Topic>(['whereIsMyPhone', 'rejected']);
/** And with the own points, level and rank. */
const ABOUT_STANDING = new Set<Topic>(['points', 'levels', 'leaderboard']);

const FOLLOWING = {
  phone: ['whereIsMyPhone', 'payout', 'dataWipe'],
  game: ['points', 'rewards', 'referral'],
  water: ['plans', 'starterKit', 'credit'],
} as const;
/** What a question is likely to be followed by; by the price of a phone where nothing is said here. */
const NEXT: Readonly<Partial<Record<Topic, keyof typeof FOLLOWING>>> = {
  pickup: 'phone', whereIsMyPhone: 'phone', cancel: 'phone', icloud: 'phone', delivery: 'phone', dataWipe: 'phone',
  storage: 'phone', trust: 'phone', payout: 'phone', lowerOffer: 'phone', quoteLock: 'phone', process: 'phone', stolen: 'phone', battery: 'phone', fees: 'phone',
  rejected: 'phone', handingOver: 'phone', afterTrade: 'phone', intoCash: 'game', visibility: 'game',
  points: 'game', pointsExpiry: 'game', levels: 'game', leaderboard: 'game', rewards: 'game', voucher: 'game', joining: 'game',
  referral: 'game', challenges: 'game', impact: 'game',
  plans: 'water', waterCare: 'water', starterKit: 'water', refund: 'water', credit: 'water', shop: 'water',
};

/**
 * Answers a question from the catalogue, in its language. No message can change a price: each is the valuation's own
 * and is returned with the answer. `own` and `standing` are the asking hero’s. `fallback` says that the question was
 * not understood. `understood` spares understanding the question again.
 */
export function answerQuestion(
  request: ChatRequest,
  own: readonly OwnPhone[] = [],
  standing?: OwnStanding,
  understood = understand(request),
): ChatAnswer {
  const { phones, areas, lacksPhone, programme, language, named, isElsewhere } = understood;
  const topics = withCompaniesWay(understood);
  const say = TEXTS[language];
  // The line of an area that is named says it all.
  const answered = topics.filter((topic) => topic !== 'delivery' || areas.length === 0);
  const meant = own.filter(({ device }) => named.includes(device));
  const asked = meant.length > 0 ? meant : own;
  const told = answered.slice(0, MAX_TOPICS).flatMap((topic) => [
    ...asked.filter(({ hasEnded }) => ABOUT_PHONE.has(topic) || (topic === 'payout' && !hasEnded))
      .map(say.ownPhone),
    ...(ABOUT_STANDING.has(topic) && standing ? [say.ownStanding(standing)] : []),
    topic === 'pickup' && areas.length > 0
      ? say.bookThere
      : topic === 'delivery' && isElsewhere ? say.elsewhere : say.topics[topic],
  ]);
  if (!standing && areAboutStanding(topics)) told.push(say.joinForStanding);
  const { texts, valuations, asksBack } = priceAll(phones.slice(0, MAX_PHONES), programme, say);
  const served = areas.slice(0, MAX_AREAS).map((area) =>
    say.servesArea(area, DELIVERY_ZONES.find(({ id }) => id === AREA_ZONES[area])!)
  );
  const parts = [texts.join(' '), ...served, ...told].filter(Boolean);
  if (lacksPhone) parts.unshift(say.askModel);
  const other = phones.length === 0 && topics.length > 0 ? alsoMeant(request.message, topics, say) : [];
  const next = NEXT[topics[0]!];
  const following = valuations.length > 0
    ? say.suggestions.afterValuation
    : next ? FOLLOWING[next].map((topic) => say.questions[topic]) : say.suggestions.valuation;
  return {
    response: parts.join('\n') || say.notUnderstood,
    fallback: parts.length === 0,
    valuations,
    suggestions: asksBack
      // Both begin with the best; only the exchange goes on to poor.
      ? say.suggestions.condition.slice(0, PRICE_TABLES[asksBack].conditions.length)
      : [...new Set([
        ...other,
        ...following.filter((suggestion) => !isAnswered(suggestion, topics, valuations)),
      ])].slice(0, MAX_SUGGESTIONS),
  };
}

/** What a message may mean instead of what was answered, as a question. */
function alsoMeant(message: string, topics: readonly Topic[], say: ConciergeTexts): string[] {
  const questions: Readonly<Partial<Record<string, string>>> = say.questions;
  return likelySubjects(message)
    .filter((subject) => !topics.includes(subject as Topic))
    .flatMap((subject) => questions[subject] ?? [])
    .slice(0, 1);
}

/** The topics of an answer, with the companies' way where somebody has phones enough for it. */
function withCompaniesWay({ topics, phones }: Understanding): Topic[] {
  const isBulk = phones.some(({ count }) => count >= BULK_LEAST);
  return isBulk && !topics.includes('corporate') ? ['corporate', ...topics] : topics;
}

/** Whether an answer about these topics names the asking hero’s own standing. */
export function areAboutStanding(topics: readonly Topic[]): boolean {
  return topics.slice(0, MAX_TOPICS).some((topic) => ABOUT_STANDING.has(topic));
}

/** Whether a suggestion asks for what an answer says already. */
function isAnswered(suggestion: string, topics: readonly Topic[], valuations: readonly ChatValuation[]): boolean {
  return subjectsOf(suggestion).some((subject) => topics.includes(subject as Topic))
    || recogniseConditions(wordsOf(suggestion)).some(({ condition }) =>
      valuations.some((valuation) => valuation.condition === condition)
    );
}

function priceAll(phones: readonly AskedPhone[], wanted: Understanding['programme'], say: ConciergeTexts) {
  const texts: string[] = [];
  const valuations: ChatValuation[] = [];
  const priced = phones.filter((phone) => phone.priced);
  /** The programmes of the phones whose condition is still to be named. */
  const asked: TradeInProgramme[] = [];
  for (const { model, condition, count } of priced) {
    const programme = programmeFor(model, condition, wanted);
    if (condition && programme) {
      const valuation = chatValuation(programme, model, condition);
      valuations.push(valuation);
      texts.push(say.statePrice(valuation));
      if (count > 1) texts.push(say.stateSum(count, valuation.tradeValue));
      continue;
    }
    const inAny = programmeFor(model, undefined, wanted)!;
    asked.push(inAny);
    if (condition) {
      texts.push(say.notInThisCondition(model, condition));
      continue;
    }
    const range = everyCondition(inAny, model);
    valuations.push(...range);
    const [best, worst] = [range[0]!, range.at(-1)!];
    texts.push(say.stateRange(best, worst));
    if (count > 1) texts.push(say.stateSum(count, best.tradeValue, worst.tradeValue));
  }
  const asksBack = asked.find((programme) => programme === 'exchange') ?? asked[0];
  const unpriced = phones.filter((phone) => !phone.priced).map(({ model }) => model);
  if (asksBack) texts.push(say.askCondition(asksBack));
  else if (valuations.length > 0) texts.push(say.afterPrice(valuations[0]!.programme));
  if (unpriced.length > 0) texts.push(say.notPriced(unpriced));
  return { texts, valuations, asksBack };
}
