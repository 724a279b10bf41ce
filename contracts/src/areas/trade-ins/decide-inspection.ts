import {
  type ConditionAnswers, conditionOf, type ConditionQuestion, QUESTIONS, severityOf,
} from './condition-answers.js';
import { PRICE_TABLES, type TradeInProgramme } from './valuation.js';

/** What the desk found, beside what the hero had said and shown. */
export interface Findings {
  /** What the hero answered; null where only a condition was chosen. */
  said: ConditionAnswers | null;
  found: ConditionAnswers;
  /** The questions that the hero’s own photos answer as the desk does. */
  shown: readonly ConditionQuestion[];
}

/**
 * The answers that decide the price: the desk’s, with those of the hero wherever the phone is better than was said, or
 * as bad as the hero’s photos had shown it. What was shown may not lower the price. `wrong` are the answers that do
 * lower it.
 */
export function decideInspection({ said, found, shown }: Findings): {
  answers: ConditionAnswers;
  wrong: ConditionQuestion[];
} {
  if (!said) return { answers: found, wrong: [] };
  const wrong = QUESTIONS.filter(
    (question) =>
      severityOf(question, found[question]) > severityOf(question, said[question]) && !shown.includes(question),
  );
  const held = Object.fromEntries(
    QUESTIONS.map((question) => [question, wrong.includes(question) ? found[question] : said[question]]),
  ) as ConditionAnswers;
  return { answers: held, wrong };
}

/**
 * The condition that an inspected phone is priced by; undefined where the programme takes no such phone. Where only a
 * condition was chosen, a phone that is better than it keeps it.
 */
export function conditionHeld(
  { programme, answers: said, condition }: {
    programme: TradeInProgramme;
    answers?: ConditionAnswers | null | undefined;
    condition: string;
  },
  answers: ConditionAnswers,
): string | undefined {
  const found = conditionOf(programme, answers);
  if (said || found === undefined) return found;
  const order = PRICE_TABLES[programme].conditions.map(({ condition: key }) => key);
  return order.indexOf(found) <= order.indexOf(condition) ? condition : found;
}

/** Whether the desk offers another price: for less than was locked, or for another model. */
export function isCounterOffer(
  locked: { device: string; valueFils: number },
  found: { device: string; valueFils: number },
): boolean {
  return found.valueFils < locked.valueFils || found.device !== locked.device;
}
