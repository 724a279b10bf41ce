import { z } from 'zod';
import { CONDITION_QUESTIONS, type ConditionAnswers, type ConditionQuestion } from './condition-answers.js';

const answerTo = <Q extends ConditionQuestion>(question: Q) =>
  z.enum(Object.keys(CONDITION_QUESTIONS[question]) as [ConditionAnswers[Q]]);

/** `ConditionAnswers`, as it is sent. */
export const conditionAnswersSchema = z.object({
  screen: answerTo('screen'),
  back: answerTo('back'),
  battery: answerTo('battery'),
  faceId: answerTo('faceId'),
  water: answerTo('water'),
});
