import type { ChatRequest, RecentMessage } from '@planet-heroes/contracts/areas/concierge/schemas';
import type { TradeInProgramme } from '@planet-heroes/contracts/areas/trade-ins/valuation';
import { wordsOf } from './normalise.js';
import { type Condition, type ConditionMention, recogniseConditions } from './recognise-conditions.js';
import { isIphone, type ModelMention, recogniseModels } from './recognise-models.js';
import type { Topic } from './texts.js';
import { asksForPrice, topicsOf } from './topics.js';

/** A phone that a message asks about, with its condition where one was named. */
export interface AskedPhone {
  model: string;
  priced: boolean;
  condition: Condition | undefined;
}

/** What a message means, in the light of those before it. */
export interface Understanding {
  phones: AskedPhone[];
  topics: Topic[];
  /** A price is asked for, and no phone is known. */
  lacksPhone: boolean;
  programme: TradeInProgramme | undefined;
}

/** Every word is compared with all that it could mean: a message of nothing but short words must not take a second. */
const MAX_WORDS = 250;
const MAX_EARLIER = 8;
const MAX_EARLIER_WORDS = 60;

/** Words that point back to what was said: "and in fair condition?", "what about the 13?". */
const POINTING = new Set(['and', 'what', 'about', 'same', 'instead', 'if', 'it', 'its', 'or', 'in', 'but']);

export function understand({ message, context }: ChatRequest): Understanding {
  const words = wordsOf(message).slice(0, MAX_WORDS);
  const topics = topicsOf(words);
  const conditions = topics.includes('conditions') ? [] : recogniseConditions(words);
  const wantsPrice = asksForPrice(words);
  const earlier = (context?.recentMessages ?? []).filter(isFromVisitor).map(textOf).slice(-MAX_EARLIER).reverse();
  const lastPhones = firstFound(earlier, (text) => modelsIn(text));
  const isShort = words.length <= 3 && words.every((word) => /^\d+$/.test(word) || word.length < 6);
  const pointsBack = words.some((word) => POINTING.has(word)) && lastPhones !== undefined;
  const expected = wantsPrice || conditions.length > 0 || pointsBack || (isShort && topics.length === 0);
  const models = topics.includes('hours') && !words.some(isIphone) && !wantsPrice
    ? []
    : recogniseModels(words, expected);
  const programme: TradeInProgramme | undefined = words.includes('exchange') || words.includes('simulator')
    ? 'exchange'
    : undefined;
  const asked = topics.includes('rewards') && !wantsPrice ? models.filter(({ priced }) => priced) : models;

  if (asked.length > 0) {
    const told = conditions.length > 0 || !pointsBack ? conditions : lastConditions(earlier);
    return { phones: pair(asked, told), topics: withoutPhrases(topics), lacksPhone: false, programme };
  }
  const isFollowUp = conditions.length > 0 && (topics.length === 0 || pointsBack);
  if (isFollowUp || (wantsPrice && topics.length === 0)) {
    const known = lastPhones ?? modelsIn((context?.phoneModels ?? []).join(', '));
    if (known)
      return {
        phones: pair(known, conditions.length > 0 ? conditions : lastConditions(earlier)),
        topics: [],
        lacksPhone: false,
        programme,
      };
  }
  const lacksPhone = topics.length === 0 && (wantsPrice || conditions.length > 0 || words.some(isIphone));
  return { phones: [], topics, lacksPhone, programme };
}

/** Each phone with the condition named for it: one for all, one each in order, or the nearest. */
function pair(models: readonly ModelMention[], conditions: readonly ConditionMention[]): AskedPhone[] {
  return models.map(({ model, priced, at }, index) => {
    const nearest = conditions.toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))[0];
    const told = conditions.length === models.length ? conditions[index] : nearest;
    return { model, priced, condition: told?.condition };
  });
}

/** "How much for my iPhone?" is about its price; greetings and thanks beside a question need no answer. */
function withoutPhrases(topics: readonly Topic[]): Topic[] {
  const beside = new Set<Topic>([
    'greeting',
    'thanks',
    'process',
    'payment',
    'impact',
    'shop',
    'about',
    'points',
    'conditions',
    'models',
  ]);
  return topics.filter((topic) => !beside.has(topic));
}

function modelsIn(text: string): ModelMention[] | undefined {
  const models = recogniseModels(wordsOf(text).slice(0, MAX_EARLIER_WORDS), true).filter(({ priced }) => priced);
  return models.length > 0 ? models : undefined;
}

function lastConditions(earlier: readonly string[]): ConditionMention[] {
  const found = firstFound(earlier, (text) => {
    const conditions = recogniseConditions(wordsOf(text).slice(0, MAX_EARLIER_WORDS));
    return conditions.length > 0 ? conditions : undefined;
  });
  return found?.slice(-1) ?? [];
}

function firstFound<T>(texts: readonly string[], find: (text: string) => T | undefined): T | undefined {
  for (const text of texts) {
    const found = find(text);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Of messages without an author, those that sound like the concierge's own are left out: they name every condition. */
function isFromVisitor(message: RecentMessage): boolean {
  if (typeof message !== 'string') return message.role === 'user';
  return !/AED|Planet Points|concierge|We do not price|Which condition/.test(message);
}

function textOf(message: RecentMessage): string {
  return typeof message === 'string' ? message : message.content;
}
