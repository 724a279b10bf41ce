import { MODERATION_REASONS } from '@planet-heroes/contracts/areas/heroes/moderation';
import { PEOPLE_MESSAGES } from './messages';
import { AreaField, SelectField } from '../../../kernel/desk/ui/field';

const { actions: TEXTS, reasons: REASONS } = PEOPLE_MESSAGES;
const MAX_NOTE = 500;

/** Why, from the list that heroes are told from. */
export function ReasonField({ isTold = true }: { isTold?: boolean }) {
  return (
    <SelectField label={TEXTS.reason} {...(isTold && { hint: TEXTS.reasonHint })} name="reason">
      {MODERATION_REASONS.map((reason) => <option key={reason} value={reason}>{REASONS[reason]}</option>)}
    </SelectField>
  );
}

export function NoteField() {
  return <AreaField label={TEXTS.note} hint={TEXTS.noteHint} name="note" required maxLength={MAX_NOTE} />;
}
