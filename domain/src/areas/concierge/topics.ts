import { wordsOf } from './normalise.js';
import { QUESTIONS } from './questions.js';
import { isCondition } from './recognise-conditions.js';
import { resembles } from './resembles.js';
import type { Subject } from './texts.js';

/** How well, from 0 to 1.9, a message fits a topic at least; and a part of a message, on its own. */
const LEAST = 0.42;
const LEAST_OF_PART = 1.2;
/** How well a subject fits, beside the best, that a message may mean as well. */
const LIKELY = 0.6;
/** What a message that points back adds to the subject before it. */
const BEFORE = 0.6;
/** The nearest question decides. The topic's next one adds to it, and how much of the message its questions know. */
const SECOND = 0.3;
const KNOWN = 0.6;
/** Letters in a row count beside whole words, so that slips, endings and the prefixes of Arabic cost little. */
const ROWS = [3, 4];
const ROW_WEIGHT = 0.5;
const LEAST_LETTERS = 3;
/** Where one question ends and the next begins. */
const PARTS = /[.,;:!?؟،؛\n]+|\s(?:and|but)\s|\s(?=و(?:كم|هل|متى|كيف|وين|ليش)\s)/i;
/** Each part is compared with every question: a message of nothing but short parts must not take a second. */
const MAX_PARTS = 8;
/** What stands in any question: numbers, single letters, courtesy, prepositions. */
const IGNORED = /^(\d.*|[a-z]|please|pls|plz|exactly|just|really|very|told|got|the|and|but|from|of|or|by|as|than|من|في|على|عن)$/;
/** Slips are mended in words of this length. */
const LONG = 6;

const SUBJECTS = Object.entries(QUESTIONS).map(([subject, questions]) => ({
  subject: subject as Subject,
  questions: questions.split(',').map((question) => featuresOf(wordsOf(question))),
}));
const inSubjects = new Map<string, number>();
for (const { questions } of SUBJECTS)
  for (const feature of new Set(questions.flat())) inSubjects.set(feature, (inSubjects.get(feature) ?? 0) + 1);
const WEIGHED = SUBJECTS.map(({ subject, questions }) => ({
  subject,
  questions: questions.map(weigh),
  features: new Set(questions.flat()),
}));
const WORDS = [...inSubjects.keys()].filter((feature) => feature.length >= LONG && !feature.startsWith('#'));

/**
 * What a message is about, the best match first: as a whole, and in parts that are clear on their own. `before` is the
 * subject that it points back to.
 */
export function subjectsOf(message: string, before?: Subject): Subject[] {
  const parts = message.split(PARTS).map((part) => wordsOf(part)).filter((words) => words.length > 0);
  const found = [
    nearest(parts.flat().map(mended), LEAST, before),
    ...parts
      .filter((part) => parts.length > 1 && part.filter(counts).length > 1)
      .slice(0, MAX_PARTS)
      .map((part) => nearest(part, LEAST_OF_PART)),
  ];
  return [...new Set(found.filter((subject) => subject !== undefined))];
}

/** What a message may be about, the likeliest first. */
export function likelySubjects(message: string): Subject[] {
  const fits = fitsOf(wordsOf(message).map(mended)).sort((a, b) => b.fit - a.fit);
  return fits.filter(({ fit }) => fit >= Math.max(LEAST, fits[0]!.fit * LIKELY)).map(({ subject }) => subject);
}

function nearest(words: readonly string[], least: number, before?: Subject): Subject | undefined {
  let [best, most]: [Subject | undefined, number] = [undefined, least];
  for (const { subject, fit } of fitsOf(words, before)) if (fit > most) [best, most] = [subject, fit];
  return best;
}

function fitsOf(words: readonly string[], before?: Subject): { subject: Subject; fit: number }[] {
  const asked = weigh(featuresOf(words));
  return WEIGHED.map(({ subject, questions, features }) => {
    const [first = 0, second = 0] = questions.map((question) => likeness(question, asked)).sort((a, b) => b - a);
    const known = [...asked].reduce((sum, [feature, weight]) => sum + (features.has(feature) ? weight ** 2 : 0), 0);
    return { subject, fit: first + SECOND * second + KNOWN * known + (subject === before ? BEFORE : 0) };
  });
}

/** A long word with a slip as the questions have it, if its first letter is right: "earning" is not "meaning". */
function mended(word: string): string {
  if (word.length < LONG - 1 || inSubjects.has(word) || isCondition(word)) return word;
  return WORDS.find((known) => known[0] === word[0] && resembles(word, known, 1)) ?? word;
}

/** The words of a text without conditions, and the rows of letters in each. */
function featuresOf(words: readonly string[]): string[] {
  const features = words.filter(counts).flatMap((word) => {
    if (word.length < LEAST_LETTERS) return [word];
    const bounded = `<${word}>`;
    const rows = ROWS.flatMap((length) =>
      Array.from({ length: bounded.length - length + 1 }, (_, at) => `#${bounded.slice(at, at + length)}`)
    );
    return [word, ...rows];
  });
  return [...new Set(features)];
}

function counts(word: string): boolean {
  return !IGNORED.test(word) && !isCondition(word);
}

type Weights = ReadonlyMap<string, number>;

/** What few subjects share weighs more; all of a text together have the length 1. */
function weigh(features: readonly string[]): Weights {
  const weights = features.map((feature) => {
    const rarity = Math.log((SUBJECTS.length + 1) / ((inSubjects.get(feature) ?? 0) + 1));
    return [feature, rarity ** 1.5 * (feature.startsWith('#') ? ROW_WEIGHT : 1)] as const;
  });
  const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
  return new Map(weights.map(([feature, weight]) => [feature, weight / length]));
}

/** The cosine of two texts. */
function likeness(one: Weights, other: Weights): number {
  let sum = 0;
  for (const [feature, weight] of one) sum += weight * (other.get(feature) ?? 0);
  return sum;
}
