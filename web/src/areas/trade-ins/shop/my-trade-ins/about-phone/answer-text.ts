import type { ConditionAnswers, ConditionQuestion } from '@planet-heroes/contracts/areas/trade-ins/condition-answers';
import { messages } from '../../../../../kernel/i18n/messages';

/** What an answer to one of the five questions is called. */
export function answerName(question: ConditionQuestion, answer: string): string {
  return (messages.myTradeIns.about.answers[question] as Readonly<Record<string, string>>)[answer] ?? answer;
}

/** The same, of what was answered. */
export function answerText(question: ConditionQuestion, answers: ConditionAnswers): string {
  return answerName(question, answers[question]);
}
