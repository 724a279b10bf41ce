import { pickupDays } from '@planet-heroes/contracts/areas/orders/catalogue';
import { dubaiDate } from '@planet-heroes/contracts/kernel/calendar/dubai-calendar';
import { ORDERS_DESK_ROUTES } from '@planet-heroes/contracts/areas/orders/desk-routes';
import { useState } from 'react';
import { type FormField, FormFields } from '../../../kernel/desk/fields';
import { ActionForm } from '../../../kernel/desk/form';
import { ORDERS_MESSAGES } from './messages';
import type { StepProps } from './step-props';
import { serverNow } from '../../../kit/server-clock';

const { book: TEXTS } = ORDERS_MESSAGES.step;
const loadSchema = async () => (await import('@planet-heroes/contracts/areas/orders/schemas')).planLogisticsSchema;

/** The day of the pickup, and where and from whom, as the order knows it so far. */
export function BookForm({ order: { id, logistics }, actions, onDone }: StepProps) {
  const [days] = useState(() => pickupDays(dubaiDate(new Date(serverNow()))));
  const known = (name: 'pickupAddress' | 'pickupContact' | 'estimatedDuration', label: string): FormField => ({
    name, label, optional: true, defaultValue: logistics[name] ?? '',
  });
  const fields: FormField[] = [
    { name: 'pickupDate', label: TEXTS.day, as: 'date', ...days },
    { ...known('pickupAddress', TEXTS.address), optional: false },
    known('pickupContact', TEXTS.contact),
    known('estimatedDuration', TEXTS.duration),
  ];
  return (
    <ActionForm
      label={TEXTS.title}
      submit={TEXTS.submit}
      fields={fields}
      schema={loadSchema}
      send={(body) =>
        actions.attempt({
          route: ORDERS_DESK_ROUTES.planPickupAsOperator,
          values: { params: { id }, body },
          done: () => TEXTS.done(id),
        })}
      onDone={onDone}
    >
      <p>{TEXTS.text}</p>
      <FormFields of={fields} />
    </ActionForm>
  );
}
