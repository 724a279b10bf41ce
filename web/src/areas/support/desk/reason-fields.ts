import type { FormField } from '../../../kernel/desk/fields';
import { optionsOf } from '../../../kernel/desk/list';
import { PEOPLE_MESSAGES } from './messages';

const { actions: TEXTS, reasons: REASONS } = PEOPLE_MESSAGES;

/** The reason, from the list that heroes see. */
export const REASON: FormField = {
  name: 'reason', label: TEXTS.reason, hint: TEXTS.reasonHint, options: optionsOf(REASONS),
};

export const NOTE: FormField = { name: 'note', label: TEXTS.note, hint: TEXTS.noteHint, as: 'long' };
