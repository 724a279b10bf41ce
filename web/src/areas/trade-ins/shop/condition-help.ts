import { messages } from '../../../kernel/i18n/messages';

/** What a phone in a condition looks like, and whether it works. */
export function conditionHelp(condition: string): string | undefined {
  return (messages.tradeChoice.conditions as Readonly<Record<string, string>>)[condition];
}
