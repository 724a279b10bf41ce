import { PRICE_TABLES, type TradeInProgramme } from './valuation.js';

/**
 * The questions about a phone, and what each answer means for its condition: 0 leaves it excellent, 3 makes it poor.
 * Answers say what anybody can see, best first.
 */
export const CONDITION_QUESTIONS = {
  screen: { flawless: 0, 'light-scratches': 1, 'deep-scratches': 2, cracked: 3 },
  back: { flawless: 0, 'light-scratches': 1, dented: 2, cracked: 3 },
  battery: { good: 0, worn: 1, service: 2 },
  faceId: { works: 0, fails: 3 },
  water: { dry: 0, wet: 3 },
} as const satisfies Record<string, Record<string, 0 | 1 | 2 | 3>>;

export type ConditionQuestion = keyof typeof CONDITION_QUESTIONS;
export const QUESTIONS = Object.keys(CONDITION_QUESTIONS) as ConditionQuestion[];

/** What somebody says of a phone: the hero before handing it over, the desk with the phone in its hands. */
export type ConditionAnswers = {
  [Q in ConditionQuestion]: Extract<keyof (typeof CONDITION_QUESTIONS)[Q], string>;
};

/** How bad one answer is, 0 to 3. */
export function severityOf<Q extends ConditionQuestion>(question: Q, answer: ConditionAnswers[Q]): number {
  return (CONDITION_QUESTIONS[question] as Record<string, number>)[answer]!;
}

function worstOf(answers: ConditionAnswers): number {
  return Math.max(...QUESTIONS.map((question) => severityOf(question, answers[question])));
}

/** The questions whose answers are the worst: the price follows them alone. None where the phone is excellent. */
export function decidingQuestions(answers: ConditionAnswers): ConditionQuestion[] {
  const worst = worstOf(answers);
  return worst === 0 ? [] : QUESTIONS.filter((question) => severityOf(question, answers[question]) === worst);
}

/**
 * The condition that the worst answer leads to: a key of the programme’s price table, or undefined where the programme
 * takes no such phone (the home calculator’s prices end at fair).
 */
export function conditionOf(programme: TradeInProgramme, answers: ConditionAnswers): string | undefined {
  return PRICE_TABLES[programme].conditions[worstOf(answers)]?.condition;
}
