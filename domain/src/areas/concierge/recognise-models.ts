import { distance } from 'fastest-levenshtein';
import { BULK_LIMITS } from '@planet-heroes/contracts/areas/companies/catalogue';
import { findDevice } from '@planet-heroes/contracts/areas/trade-ins/valuation';
import { resembles } from './resembles.js';

/** A phone that a message names. `at` is the place of its first word. */
export interface ModelMention {
  /** Canonical: `iPhone 15 Pro Max`. */
  model: string;
  /** Whether either programme prices it. */
  priced: boolean;
  at: number;
  /** How many of it the message names: "3 iPhone 13". */
  count: number;
}

const UNITS = new Set(
  'aed dh dhs dirham dirhams usd percent day days week weeks month months year years hour hours hrs minute minutes min am point points pts bottle bottles phone phones device devices unit units iphones employees people friends kg km gb tb g times x th st o oclock'
    .split(' '),
);
const BEFORE_AMOUNTS = new Set(['aed', 'dh', 'dhs', 'usd', 'level', 'zone', 'top', 'rank', 'room']);
const TIME_WORDS = new Set([
  'open',
  'opens',
  'opening',
  'close',
  'closes',
  'closed',
  'closing',
  'until',
  'till',
  'at',
  'before',
  'after',
  'hours',
  'time',
]);
const NOT_MAX = new Set(['may', 'man', 'mad', 'mat', 'map', 'mix']);
const LETTERED = new Map([['x', 'X'], ['xr', 'XR'], ['xs', 'XS'], ['se', 'SE']]);
const COUNT_WORDS = new Map([
  ['two', 2], ['three', 3], ['four', 4], ['five', 5], ['six', 6], ['seven', 7], ['eight', 8], ['nine', 9], ['ten', 10],
  ['ثلاثه', 3], ['ثلاث', 3], ['اربعه', 4], ['خمسه', 5], ['سته', 6], ['سبعه', 7], ['ثمانيه', 8], ['تسعه', 9], ['عشره', 10],
]);
/** What may stand between the number and the model. */
const COUNTED = new Set(['x', 'used', 'old', 'اجهزه', 'هواتف', 'جوالات']);
const FIRST = 6;
const LAST = 17;
const PRICED_FROM = 11;

/** The phones that a message names. `expected`: phones are being talked about, so that a bare number is one. */
export function recogniseModels(words: readonly string[], expected: boolean): ModelMention[] {
  const asksTime = words.some((word) => TIME_WORDS.has(word));
  const phonesNamed = expected || words.some(isIphone);
  const mentions: ModelMention[] = [];
  for (let at = 0; at < words.length; at++) {
    const afterIphone = at > 0 && isIphone(words[at - 1]!);
    const name = afterIphone ? LETTERED.get(words[at]!) : undefined;
    const number = /^\d{1,2}$/.test(words[at]!) ? Number(words[at]) : undefined;
    if (name !== undefined) {
      const [variant] = readVariant(words.slice(at + 1), true);
      mentions.push(mention(name, name === 'XS' ? variant.replace(' Pro', '') : variant, at, countBefore(words, at)));
    } else if (
      number !== undefined && number >= FIRST && number <= LAST && !isAmount(words, at) && !isCount(words, at)
    ) {
      const [variant, length] = readVariant(words.slice(at + 1), afterIphone || !asksTime || number > 12);
      if (afterIphone || variant !== '' || (phonesNamed && number >= PRICED_FROM))
        mentions.push(mention(String(number), variant, at, countBefore(words, at)));
      at += length;
    }
  }
  return mentions.filter(({ model }, at) => mentions.findIndex((other) => other.model === model) === at);
}

export function isIphone(word: string): boolean {
  return word === 'iph' || word === 'ip' || word === 'ايفون' || word === 'آيفون'
    || (word !== 'phone' && word !== 'phones' && resembles(word, 'iphone'));
}

/** Whether a number says how many of the model that follows it: the 15 of "15 iPhone 13". */
function isCount(words: readonly string[], at: number): boolean {
  return !isIphone(words[at - 1] ?? '') && isIphone(words[at + 1] ?? '')
    && (/^\d+$/.test(words[at + 2] ?? '') || LETTERED.has(words[at + 2] ?? ''));
}

/** How many iPhones a message names before a model: one where it names no number. */
function countBefore(words: readonly string[], at: number): number {
  if (!isIphone(words[at - 1] ?? '')) return COUNT_WORDS.get(words[at - 1] ?? '') ?? 1;
  const before = words.slice(0, at - 1);
  while (COUNTED.has(before.at(-1) ?? '')) before.pop();
  const said = before.at(-1) ?? '';
  const number = /^\d+$/.test(said) && !BEFORE_AMOUNTS.has(before.at(-2) ?? '')
    ? Number(said)
    : COUNT_WORDS.get(said) ?? 1;
  // "iPhone 15 iPhone 14" names two models, and no number of the second.
  const isModel = isIphone(before.at(-2) ?? '');
  return number >= 1 && number <= BULK_LIMITS.devices && !isModel ? number : 1;
}

function isAmount(words: readonly string[], at: number): boolean {
  return UNITS.has(words[at + 1] ?? '') || BEFORE_AMOUNTS.has(words[at - 1] ?? '')
    || /^\d/.test(words[at + 1] ?? '') && words[at + 1]!.length > 4;
}

/** What follows the number: the variant's name, and how many words it took. */
function readVariant(words: readonly string[], shortForms: boolean): [variant: string, length: number] {
  const [first = '', second = ''] = words;
  if (shortForms && first === 'pm') return [' Pro Max', 1];
  if (first === 'promax' || resembles(first, 'promax')) return [' Pro Max', 1];
  if (first === 'p' || isPro(first))
    return isMax(second) || (shortForms && second === 'm')
      ? [' Pro Max', 2]
      : [' Pro', 1];
  if (isMax(first)) return [' Pro Max', 1];
  if (first === 'mini' || first === 'ميني' || resembles(first, 'mini')) return [' mini', 1];
  if (first === 'plus' || first === 'بلس') return [' Plus', 1];
  return first === 'e' && shortForms ? ['e', 1] : ['', 0];
}

function isPro(word: string): boolean {
  return word === 'pro' || word === 'por' || word === 'prro' || word === 'rpo' || word === 'pr' || word === 'برو';
}

function isMax(word: string): boolean {
  return word === 'ماكس' || (word[0] === 'm' && !NOT_MAX.has(word) && distance(word, 'max') <= 1);
}

function mention(name: string, variant: string, at: number, count: number): ModelMention {
  const model = `iPhone ${name}${variant}`;
  return { model, priced: Boolean(findDevice('home', model) ?? findDevice('exchange', model)), at, count };
}
