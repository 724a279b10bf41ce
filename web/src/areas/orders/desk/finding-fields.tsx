import { useState } from 'react';
import { BULK_MODELS, type BulkCondition, type BulkModel } from '@planet-heroes/contracts/areas/companies/catalogue';
import type { OrderDevice } from '@planet-heroes/contracts/areas/orders/schemas';
import { unitPriceOf } from '@planet-heroes/contracts/areas/quotes/bulk-valuation';
import { formatFils } from '../../../kernel/desk/format';
import { type FormField, FormFields } from '../../../kernel/desk/fields';
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
  { name: 'note', label: TEXTS.note, hint: TEXTS.noteHint, enterKeyHint: 'go' },
];

/** The fields of a finding, and what the company would be offered for `device` as it was found. */
export function FindingFields({ device }: { device: OrderDevice | undefined }) {
  const [found, setFound] = useState({ condition: '', model: '' });
  return (
    <div
      className="form"
      onChange={({ target }) => {
        const { name, value } = target as unknown as HTMLSelectElement;
        if (name === 'condition' || name === 'model') setFound((before) => ({ ...before, [name]: value }));
      }}
    >
      <FormFields of={FINDING_FIELDS} />
      <p role="status" className="muted">{device && worthOf(device, found)}</p>
    </div>
  );
}

/** About, for the order shares out its price to the fils. Nothing where the devices were offered for in words. */
function worthOf(device: OrderDevice, found: { condition: string; model: string }): string | undefined {
  const { type, offered = 0 } = device;
  const listed = BULK_MODELS.find(({ label }) => label === type)?.model;
  const condition = device.condition as BulkCondition | null;
  if (!listed || !condition) return undefined;
  const from = unitPriceOf(listed, condition);
  const to = unitPriceOf((found.model || listed) as BulkModel, (found.condition || condition) as BulkCondition);
  const name = `${type}, ${CONDITIONS[condition].toLowerCase()}`;
  return to < from
    ? TEXTS.worth(name, formatFils(offered), formatFils(Math.floor((offered * to) / from)))
    : TEXTS.sameWorth(name, formatFils(offered));
}
