import { MODERATION_REASONS } from '@planet-heroes/contracts/areas/heroes/moderation';
import { SelectField } from '../../../kit/form/select-field';
import { TextAreaField } from '../../../kit/form/text-area-field';
import { PEOPLE_MESSAGES } from './messages';

const { actions: TEXTS, reasons: REASONS } = PEOPLE_MESSAGES;
const MAX_NOTE = 500;

/** The reason, from the list that heroes see. */
export function ReasonField({ isTold = true }: { isTold?: boolean }) {
  return (
    <SelectField
      label={TEXTS.reason}
      hint={isTold ? TEXTS.reasonHint : undefined}
      name="reason"
      options={MODERATION_REASONS.map((reason) => ({ value: reason, label: REASONS[reason] }))}
    />
  );
}

export function NoteField() {
  return <TextAreaField label={TEXTS.note} hint={TEXTS.noteHint} name="note" required maxLength={MAX_NOTE} />;
}
