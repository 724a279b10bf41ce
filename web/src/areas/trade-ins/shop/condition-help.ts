import { tradeChoiceTexts } from '../texts-choice.en';

/** What a phone in a condition looks like, and whether it works. */
export function conditionHelp(condition: string): string | undefined {
  return (tradeChoiceTexts.conditions as Readonly<Record<string, string>>)[condition];
}
