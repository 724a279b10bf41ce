import type { ChatRequest, RecentMessage } from '@planet-heroes/contracts/areas/concierge/schemas';
import type { AreaName } from '@planet-heroes/contracts/areas/pickups/areas';
import type { TradeInProgramme } from '@planet-heroes/contracts/areas/trade-ins/valuation';
import { wordsOf } from './normalise.js';
import { recogniseAreas } from './recognise-areas.js';
import { type Condition, type ConditionMention, isCondition, recogniseConditions } from './recognise-conditions.js';
import { isIphone, type ModelMention, recogniseModels } from './recognise-models.js';
import type { Language, Subject, Topic } from './texts.js';
import { subjectsOf } from './topics.js';

/** A phone that a message asks about, with its condition where one was named. */
export interface AskedPhone {
  model: string;
  priced: boolean;
  condition: Condition | undefined;
  /** How many of it are asked about. */
  count: number;
}

/** What a message means, in the light of those before it. */
export interface Understanding {
  phones: AskedPhone[];
  /** Areas whose delivery zone is asked for. */
  areas: AreaName[];
  topics: Topic[];
  /** A price is asked for, and no phone is known. */
  lacksPhone: boolean;
  programme: TradeInProgramme | undefined;
  language: Language;
  /** Another emirate is asked about. */
  isElsewhere: boolean;
  /** Every model that the message names. */
  named: string[];
}

/** Every word is compared with all that it could mean: a message of nothing but short words must not take a second. */
const MAX_WORDS = 250;
const MAX_EARLIER = 8;
const MAX_EARLIER_WORDS = 60;

/** Words that point back to what was said: "and in fair condition?", "what about the 13?". */
const POINTING = new Set(
  ['and', 'what', 'about', 'same', 'instead', 'if', 'it', 'its', 'or', 'in', 'but', 'واذا', 'ولو', 'طيب', 'او', 'نفس'],
);

/** Words that say nothing beside a condition, "and for a good one?". */
const BESIDE_CONDITION = new Set(['for', 'a', 'an', 'the', 'one', 'واحد', 'واحده']);

/** Words that ask on about what was said, "and when?", with what answers them after a price. */
const ASKING_ON = new Map<string, Topic>([
  ...[
    'morning', 'afternoon', 'evening', 'night', 'tomorrow', 'weekend', 'weekends',
    'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'ليل', 'مساء', 'صباح', 'بكره', 'غدا', 'جمعه', 'سبت', 'احد', 'يكلف', 'تكلف', 'اثنين', 'ثلاثاء', 'اربعاء', 'خميس',
    'earliest', 'soonest', 'اقرب',
  ].map((word) => [word, 'pickup'] as const),
  ...['when', 'soon', 'long', 'متي', 'ومتي'].map((word) => [word, 'payout'] as const),
  ...['how', 'where', 'كيف', 'وكيف', 'وين', 'ووين', 'اين', 'واين'].map((word) => [word, 'process'] as const),
]);

/** They add nothing to a question that asks on. */
const FILLING = new Set(['the', 'on', 'at', 'is', 'ok', 'so', 'then', 'موعد', 'كم', 'وفي', 'ويوم', 'يوم', 'في']);

/**
 * Short messages with one of these, or that begin with the “and” of Arabic, ask on about the subject before them,
 * unless they are clear on their own.
 */
const REFERRING = new Set([
  'it', 'its', 'that', 'this', 'them', 'one', 'then', 'so', 'and', 'know', 'been', 'does', 'طيب', 'مع',
]);
const MAX_REFERRING = 8;
/** Topics whose answer names prices. */
const PRICED = new Set<Subject>(['plans', 'starterKit', 'waterCare', 'delivery', 'pickup', 'fees', 'shop', 'rewards']);
const MAX_STORAGE_WORDS = 4;
/** So short a message with the name of another emirate asks about the place. */
const MAX_PLACE = 3;

/** What a phone stores, in GB, where little else is said: "and 512gb?". */
const STORAGE = /^(?:\D* )?(?:64|128|256|512|1 tb)(?: \D*)?$/;
const VARIANTS = new Set(['pro', 'max', 'plus', 'mini', 'برو', 'ماكس', 'بلس', 'ميني']);

/** Conditions by their names: "what is good?" asks what one means, "what if it is cracked?" for a price. */
const CONDITION_NAMES = new Set(['excellent', 'good', 'fair', 'poor', 'ممتازه', 'جيده', 'مقبوله', 'ضعيفه']);

const EXCHANGE = new Set(['exchange', 'simulator']);

const PHRASES: readonly Topic[] = ['greeting', 'thanks', 'goodbye'];
/** Answered by the price itself, or needing no answer beside it. */
const IN_PRICE = new Set<Topic>([...PHRASES, 'afterTrade', 'process', 'impact', 'shop', 'about', 'conditions', 'models']);
/** A phone that is named with one of these is to be priced as well. */
const BESIDE_PRICE = new Set<Topic>([...IN_PRICE, 'hours', 'rewards', 'quoteLock', 'storage', 'battery', 'points']);

/** The other emirates, and Al Ain: our couriers do not come there. */
const ELSEWHERE = new Set([
  'sharjah', 'ajman', 'dhabi', 'ain', 'fujairah', 'khaimah', 'quwain', 'شارقه', 'عجمان', 'ابوظبي', 'ظبي', 'عين', 'فجيره', 'خيمه',
  'قيوين',
]);

/** Answered by the zone of the area that is named. */
const ON_AREAS = new Set<Topic>(['delivery', 'pickup', 'fees']);

export function understand({ message, context }: ChatRequest): Understanding {
  const earlier = earlierOf(context);
  const words = withNumber(wordsOf(message).slice(0, MAX_WORDS), earlier);
  const named = recogniseConditions(words);
  const lastPhones = firstFound(earlier, (text) => modelsIn(text));
  const asksMeaning = named.length !== 1 || CONDITION_NAMES.has(words[named[0]!.at]!)
    || !(lastPhones ?? modelsIn(message));
  const isConditionAlone = named.length > 0
    && words.every((word) => isCondition(word) || POINTING.has(word) || BESIDE_CONDITION.has(word));
  const subjects = isConditionAlone ? [] : subjectsBefore(words, earlier) ?? ownSubjects(message, words, earlier);
  const topics = withoutPhrases(
    subjects.filter((subject) => subject !== 'price' && subject !== 'offTopic')
      .filter((topic) => topic !== 'conditions' || asksMeaning),
  );
  const isOffTopic = subjects.length === 1 && subjects[0] === 'offTopic';
  const conditions = isOffTopic || topics.includes('conditions') ? [] : named;
  const wantsPrice = subjects.includes('price');
  const isShort = words.length <= 3 && words.every((word) => /^\d+$/.test(word) || word.length < 6);
  const pointsBack = words.some((word) => POINTING.has(word)) && lastPhones !== undefined;
  const expected = wantsPrice || conditions.length > 0 || pointsBack || (isShort && topics.length === 0 && !isOffTopic);
  const models = topics.includes('hours') && !words.some(isIphone) && !wantsPrice
    ? []
    : recogniseModels(words, expected);
  const programme: TradeInProgramme | undefined = words.some((word) => EXCHANGE.has(word)) ? 'exchange' : undefined;
  const asked = topics.includes('rewards') && !wantsPrice ? models.filter(({ priced }) => priced) : models;
  const meant = {
    topics,
    areas: [],
    lacksPhone: false,
    programme,
    language: languageOf({ message, context }),
    named: models.map(({ model }) => model),
    isElsewhere: words.some((word) => ELSEWHERE.has(word)),
  };

  const isBesidePrice = (topic: Topic) =>
    BESIDE_PRICE.has(topic) || (topic === 'corporate' && asked.some(({ count }) => count > 1));
  if (asked.length > 0 && (wantsPrice || topics.every(isBesidePrice))) {
    return { ...meant, phones: pair(asked, conditions), topics: topics.filter((topic) => !IN_PRICE.has(topic)) };
  }
  const isOnPrice = topics.every((topic) => topic === 'points');
  const isFollowUp = conditions.length > 0 && isOnPrice && (topics.length === 0 || pointsBack);
  if (isFollowUp || (wantsPrice && topics.length === 0)) {
    const known = lastPhones ?? modelsIn((context?.phoneModels ?? []).join(', '));
    const told = conditions.length > 0 ? conditions : lastConditions(earlier);
    if (known) return { ...meant, phones: pair(known, told), topics: [] };
  }
  if (topics.join() === 'battery' && lastPhones) {
    const told = lastConditions(earlier);
    // Nothing that a battery is like makes it worse than that.
    if (told.some(({ condition }) => condition === 'fair' || condition === 'poor'))
      return { ...meant, phones: pair(lastPhones, told) };
  }
  if (meant.isElsewhere && !isOffTopic && (topics.length === 0 || words.length <= MAX_PLACE || topics.includes('pickup'))) {
    const others = topics.filter((topic) => words.length > MAX_PLACE && !ON_AREAS.has(topic));
    return { ...meant, phones: [], topics: ['delivery', ...others] };
  }
  const areas = topics.every((topic) => ON_AREAS.has(topic)) ? recogniseAreas(words) : [];
  if (areas.length > 0) return { ...meant, phones: [], areas, topics: topics.filter((topic) => topic === 'pickup') };
  const isPriceOnly = topics.length === 0 || topics.join() === 'conditions';
  const namesPhone = topics.length === 0 && (conditions.length > 0 || words.some(isIphone));
  const lacksPhone = (wantsPrice && isPriceOnly) || namesPhone;
  return { ...meant, phones: [], lacksPhone };
}

/** A message that is no more than a model or a number is in the language of the one before it. */
export function languageOf({ message, context }: ChatRequest): Language {
  const said = [message, ...earlierOf(context)].find((text) => /\p{L}{2}/u.test(text.replace(/iphone|pro|max|plus|mini/gi, '')));
  return /\p{Script=Arabic}{2}/u.test(said ?? '') ? 'ar' : 'en';
}

/** "What about the pro?" after an iPhone 13 means the 13 Pro. */
function withNumber(words: string[], earlier: readonly string[]): string[] {
  const at = words.findIndex((word) => VARIANTS.has(word));
  const isOpen = at >= 0 && words.length <= MAX_REFERRING && !words.some((word) => /^\d/.test(word));
  const number = isOpen && firstFound(earlier, modelsIn)?.at(-1)?.model.match(/\d+/)?.[0];
  return number ? words.toSpliced(at, 0, number) : words;
}

/** What a message is about; where it points back, the subject before it is the likelier one. Prices have own rules. */
function ownSubjects(message: string, words: readonly string[], earlier: readonly string[]): Subject[] {
  if (words.length <= MAX_STORAGE_WORDS && STORAGE.test(words.join(' '))) return ['storage'];
  const pointsBack = /^و\p{L}{2}/u.test(words[0] ?? '') || words.some((word) => REFERRING.has(word));
  const refers = words.length <= MAX_REFERRING && pointsBack;
  const before = refers ? subjectBefore(earlier) : undefined;
  const own = subjectsOf(message, before === 'price' ? undefined : before);
  // "How much is it?" after a water system asks for its price; after a phone, for the phone's.
  const asksPriceOf = before && PRICED.has(before) && own.join() === 'price' && !words.some(isIphone);
  return asksPriceOf && !firstFound(earlier, modelsIn) ? [before] : own;
}

/** What a message that has no subject of its own asks on about: the newest subject before it. */
function subjectsBefore(words: readonly string[], earlier: readonly string[]): Subject[] | undefined {
  const afterPrice = askingOn(words);
  if (!afterPrice) return undefined;
  const before = subjectBefore(earlier);
  return before && [before === 'price' ? afterPrice : before];
}

/** The newest subject that was asked about. */
function subjectBefore(earlier: readonly string[]): Subject | undefined {
  return firstFound(earlier, (text) => {
    const beginning = wordsOf(text).slice(0, MAX_EARLIER_WORDS);
    if (askingOn(beginning)) return undefined;
    return subjectsOf(beginning.join(' ')).find((subject) => !PHRASES.some((phrase) => phrase === subject))
      ?? (recogniseAreas(beginning).length > 0 ? 'delivery' : undefined);
  });
}

function askingOn(words: readonly string[]): Topic | undefined {
  if (!words.every((word) => ASKING_ON.has(word) || POINTING.has(word) || FILLING.has(word))) return undefined;
  return words.map((word) => ASKING_ON.get(word)).findLast((topic) => topic !== undefined);
}

/** Each phone with the condition named for it: one for all, one each in order, or the nearest. */
function pair(models: readonly ModelMention[], conditions: readonly ConditionMention[]): AskedPhone[] {
  return models.map(({ model, priced, at, count }, index) => {
    const nearest = conditions.toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))[0];
    const told = conditions.length === models.length ? conditions[index] : nearest;
    return { model, priced, condition: told?.condition, count };
  });
}

/** Greetings and thanks beside a question need no answer. */
function withoutPhrases(topics: readonly Topic[]): Topic[] {
  const rest = topics.filter((topic) => !PHRASES.includes(topic));
  return rest.length > 0 ? rest : [...topics];
}

function modelsIn(text: string): ModelMention[] | undefined {
  const models = recogniseModels(wordsOf(text).slice(0, MAX_EARLIER_WORDS), true).filter(({ priced }) => priced);
  return models.length > 0 ? models : undefined;
}

/** The last condition that was named with the last phone or after it: one before it belongs to another phone. */
function lastConditions(earlier: readonly string[]): ConditionMention[] {
  const found = firstFound(earlier, (text) => {
    const conditions = recogniseConditions(wordsOf(text).slice(0, MAX_EARLIER_WORDS));
    return conditions.length > 0 || modelsIn(text) ? conditions : undefined;
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
  return !/AED|Planet Points|concierge|We do not price|Which condition|د\.إ|أم مقبولة|لا نسعّر/.test(message);
}

/** What the visitor said before, the newest first. */
function earlierOf(context: ChatRequest['context']): string[] {
  return (context?.recentMessages ?? []).filter(isFromVisitor).map(textOf).slice(-MAX_EARLIER).reverse();
}

function textOf(message: RecentMessage): string {
  return typeof message === 'string' ? message : message.content;
}
