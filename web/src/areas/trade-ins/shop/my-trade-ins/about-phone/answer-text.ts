import type { ConditionAnswers, ConditionQuestion } from '@planet-heroes/contracts/areas/trade-ins/condition-answers';
import { myTradeInsTexts } from '../../../texts-mine.en';

/** What an answer to one of the five questions is called. */
export function answerName(question: ConditionQuestion, answer: string): string {
  return (myTradeInsTexts.about.answers[question] as Readonly<Record<string, string>>)[answer] ?? answer;
}

/** The same, of what was answered. */
export function answerText(question: ConditionQuestion, answers: ConditionAnswers): string {
  return answerName(question, answers[question]);
}
