import { BULK_CONDITION_IDS, BULK_MODELS } from '@planet-heroes/contracts/areas/companies/catalogue';
import type { Finding } from '@planet-heroes/contracts/areas/orders/schemas';
import type { Ref } from 'react';
import { ORDERS_MESSAGES } from './messages';
import { SelectField, TextField } from '../../../kernel/desk/ui/field';

const { step: { scan: TEXTS }, conditions: CONDITIONS } = ORDERS_MESSAGES;

/** What an inspected device is, where it is not what was listed. Enter in the last field inspects it. */
export function FindingFields({ ref }: { ref: Ref<HTMLSelectElement> }) {
  return (
    <>
      <SelectField ref={ref} label={TEXTS.condition} name="condition">
        <option value="">{TEXTS.asListed}</option>
        {BULK_CONDITION_IDS.map((id) => <option key={id} value={id}>{CONDITIONS[id]}</option>)}
      </SelectField>
      <SelectField label={TEXTS.model} name="model">
        <option value="">{TEXTS.asListed}</option>
        {BULK_MODELS.map(({ model, label }) => <option key={model} value={model}>{label}</option>)}
      </SelectField>
      <TextField
        label={TEXTS.note}
        hint={TEXTS.noteHint}
        name="note"
        maxLength={300}
        autoComplete="off"
        enterKeyHint="go"
      />
    </>
  );
}

/** What was chosen there for a device; undefined where nothing was. */
export function findingOf(given: FormData, device: number): Finding | undefined {
  const condition = BULK_CONDITION_IDS.find((id) => id === given.get('condition'));
  const model = BULK_MODELS.find((known) => known.model === given.get('model'))?.model;
  const note = String(given.get('note') ?? '').trim();
  if (!condition && !model) return undefined;
  return { device, ...(condition && { condition }), ...(model && { model }), ...(note !== '' && { note }) };
}
