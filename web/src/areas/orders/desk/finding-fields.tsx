import type { Ref } from 'react';
import { BULK_CONDITION_IDS, BULK_MODELS } from '@planet-heroes/contracts/areas/companies/catalogue';
import type { Finding } from '@planet-heroes/contracts/areas/orders/schemas';
import { SelectField } from '../../../kit/form/select-field';
import { TextField } from '../../../kit/form/text-field';
import { ORDERS_MESSAGES } from './messages';

const { step: { scan: TEXTS }, conditions: CONDITIONS } = ORDERS_MESSAGES;

/** What an inspected device is, where it is not what was listed. Enter in the last field inspects it. */
export function FindingFields({ ref }: { ref: Ref<HTMLSelectElement> }) {
  return (
    <>
      <SelectField
        ref={ref}
        label={TEXTS.condition}
        name="condition"
        placeholder={TEXTS.asListed}
        options={BULK_CONDITION_IDS.map((id) => ({ value: id, label: CONDITIONS[id] }))}
      />
      <SelectField
        label={TEXTS.model}
        name="model"
        placeholder={TEXTS.asListed}
        options={BULK_MODELS.map(({ model, label }) => ({ value: model, label: label }))}
      />
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
