import { resembles } from './resembles.js';

export type Condition = 'excellent' | 'good' | 'fair' | 'poor';

/** A condition that a message names. `at` is the position of its first word. */
export interface ConditionMention {
  condition: Condition;
  at: number;
}

/** Words that are not conditions: "good morning" describes no phone. */
const NOT_CONDITIONS = [
  'good morning',
  'good evening',
  'good afternoon',
  'good day',
  'good night',
  'good idea',
  'sounds good',
  'good price',
  'good deal',
  'fair price',
  'fair deal',
  'fair value',
  'fair enough',
  'still ok',
  'it ok',
  'ok so',
  'ok and',
  'ok thanks',
  'ok thank',
  'ok what',
  'ok how',
  'new one',
  'new phone',
  'not sure',
  'bad battery',
  'بطاريه ضعيفه',
];

/** How people say it, the longer phrases before the shorter ones that they contain. */
const PHRASES: readonly (readonly [string, Condition])[] = [
  ['not a scratch', 'excellent'],
  ['no scratch', 'excellent'],
  ['no scratches', 'excellent'],
  ['without scratches', 'excellent'],
  ['without a scratch', 'excellent'],
  ['no damage', 'excellent'],
  ['no cracks', 'excellent'],
  ['not cracked', 'good'],
  ['not broken', 'good'],
  ['not damaged', 'good'],
  ['not bad', 'good'],
  ['not good', 'fair'],
  ['not great', 'fair'],
  ['not perfect', 'good'],
  ['not excellent', 'good'],
  ['not mint', 'good'],
  ['very good', 'good'],
  ['pretty good', 'good'],
  ['like new', 'excellent'],
  ['as new', 'excellent'],
  ['brand new', 'excellent'],
  ['almost new', 'excellent'],
  ['nearly new', 'excellent'],
  ['few scratches', 'good'],
  ['few small scratches', 'good'],
  ['few light scratches', 'good'],
  ['couple of scratches', 'good'],
  ['some scratches', 'good'],
  ['light scratches', 'good'],
  ['minor scratches', 'good'],
  ['small scratches', 'good'],
  ['small scratch', 'good'],
  ['tiny scratch', 'good'],
  ['a scratch', 'good'],
  ['one scratch', 'good'],
  ['many scratches', 'fair'],
  ['lots of scratches', 'fair'],
  ['lot of scratches', 'fair'],
  ['deep scratches', 'fair'],
  ['heavy scratches', 'fair'],
  ['heavily scratched', 'fair'],
  ['badly scratched', 'fair'],
  ['very scratched', 'fair'],
  ['heavily used', 'fair'],
  ['lightly used', 'good'],
  ['بدون خدوش', 'excellent'],
  ['بلا خدوش', 'excellent'],
  ['مثل جديد', 'excellent'],
  ['زي جديد', 'excellent'],
  ['خدوش كثيره', 'fair'],
  ['well kept', 'excellent'],
  ['water damage', 'poor'],
  ['cracked screen', 'poor'],
  ['broken screen', 'poor'],
];

const WORDS: Readonly<Record<Condition, readonly string[]>> = {
  excellent: [
    'excellent',
    'mint',
    'perfect',
    'pristine',
    'flawless',
    'immaculate',
    'unused',
    'spotless',
    'ممتاز',
    'ممتازه',
    'كالجديد',
  ],
  good: ['good', 'decent', 'scratches', 'scratch', 'scratched', 'جيد', 'جيده', 'نظيف', 'نظيفه', 'خدوش', 'خدش'],
  fair: ['fair', 'average', 'worn', 'dented', 'dents', 'dent', 'okay', 'ok', 'scuffed', 'مقبول', 'مقبوله'],
  poor: [
    'poor',
    'broken',
    'cracked',
    'cracks',
    'crack',
    'shattered',
    'smashed',
    'damaged',
    'bad',
    'مكسور',
    'مكسوره',
    'مشروخ',
    'مشروخه',
    'كسر',
    'سيئ',
    'سيئه',
    'ضعيف',
    'ضعيفه',
  ],
};
const CONDITION_OF = new Map(
  Object.entries(WORDS).flatMap(([condition, words]) => words.map((word) => [word, condition as Condition] as const)),
);
/** Only long words are looked for with slips: "food" is not "good". */
const SLIPPERY = [...CONDITION_OF.keys()].filter((word) => word.length >= 6);

export function isCondition(word: string): boolean {
  return CONDITION_OF.has(word);
}

/** The conditions that a message names, in its order. */
export function recogniseConditions(words: readonly string[]): ConditionMention[] {
  const mended = words.map((
    word,
  ) => (CONDITION_OF.has(word) ? word : (SLIPPERY.find((meant) => resembles(word, meant)) ?? word)));
  // "What are points good for?" asks about no phone.
  if (mended.slice(-2).join(' ') === 'good for') mended.splice(-2);
  const found: ConditionMention[] = [];
  for (let at = 0; at < mended.length; at++) {
    const begins = (phrase: string) => phrase.split(' ').every((word, index) => mended[at + index] === word);
    const skipped = NOT_CONDITIONS.find(begins);
    const phrase = skipped ? undefined : PHRASES.find(([text]) => begins(text));
    const condition = skipped ? undefined : (phrase?.[1] ?? CONDITION_OF.get(mended[at]!));
    if (condition) found.push({ condition, at });
    at += (skipped ?? phrase?.[0] ?? '').split(' ').length - 1;
  }
  return found;
}
