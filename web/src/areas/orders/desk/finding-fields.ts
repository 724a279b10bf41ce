import { BULK_MODELS } from '@planet-heroes/contracts/areas/companies/catalogue';
import type { FormField } from '../../../kernel/desk/fields';
import { optionsOf } from '../../../kernel/desk/list';
import { ORDERS_MESSAGES } from './messages';

const { step: { scan: TEXTS }, conditions: CONDITIONS } = ORDERS_MESSAGES;

/** What an inspected device is, where it is not what was listed. Enter in the last field inspects it. */
export const FINDING_FIELDS: readonly FormField[] = [
  {
    name: 'condition', label: TEXTS.condition, options: optionsOf(CONDITIONS), none: TEXTS.asListed, optional: true,
  },
  {
    name: 'model', label: TEXTS.model, none: TEXTS.asListed, optional: true,
    options: BULK_MODELS.map(({ model, label }) => ({ value: model, label })),
  },
  { name: 'note', label: TEXTS.note, hint: TEXTS.noteHint, optional: true, enterKeyHint: 'go' },
];
