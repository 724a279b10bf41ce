import type { PaymentMethod } from '@planet-heroes/contracts/areas/companies/schemas';
import { COMPANIES_ROUTES } from '@planet-heroes/contracts/areas/companies/routes';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ask } from '../../../../../kernel/api/ask';
import { queryOptionsOf } from '../../../../../kernel/api/query-options';
import { Button } from '../../../../../kit/button';
import { Card } from '../../../../../kit/card';
import { EmptyState } from '../../../../../kit/empty-state';
import { Icon } from '../../../../../kit/icon';
import { TextField } from '../../../../../kit/form/text-field';
import { useZodForm } from '../../../../../kernel/hydration/use-zod-form';
import { Badge } from '../../../../../kit/badge';
import { untilKnown, useRunsAccount } from '../../../../corporate/company-queries';
import { useCompanyCommand } from '../../../../corporate/use-company-command';
import { fieldError } from '../../../../corporate/format';
import { FormDialog } from '../../../../corporate/dialogs';
import { corporateAccountTexts } from '../../../texts-account.en';
import { PartState, RemoveDialog, RowButton } from '../account-parts';
import { AddMethodDialog } from './add-method-dialog';

const text = corporateAccountTexts.billing;

const loadSchema = async () => {
  const { updatePaymentMethodSchema } = await import('@planet-heroes/contracts/areas/companies/schemas');
  return updatePaymentMethodSchema.pick({ name: true });
};

/** Gives a payment method another name; another number is another method. */
function RenameMethodDialog({ method, onClose }: { method: PaymentMethod; onClose: () => void }) {
  const { register, handleSubmit, formState } = useZodForm(loadSchema, { name: method.name });
  const { mutate, isPending } = useCompanyCommand<{ name?: string | undefined }, PaymentMethod>({
    send: (values) => ask(COMPANIES_ROUTES.updatePaymentMethod, { params: { id: method.id }, body: values }),
    done: ({ name }) => ({ title: text.changed, description: text.changedText(name) }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={text.edit(method.name)}
      description={text.editNote}
      submit={corporateAccountTexts.company.save}
      busy={isPending || formState.isSubmitting}
      onSubmit={handleSubmit((values) => !isPending && mutate(values))}
      onClose={onClose}
    >
      <TextField label={text.name} autoComplete="off" error={fieldError(formState.errors.name)} {...register('name')} />
    </FormDialog>
  );
}

/** Billing & Payments: where the company is paid to. */
export function BillingTab() {
  // A payment that comes back marks its account, which no change of the account announces.
  const part = useQuery({ ...queryOptionsOf(COMPANIES_ROUTES.listPaymentMethods), staleTime: 0 });
  const runsAccount = useRunsAccount();
  const isFixed = !runsAccount;
  const [isAdding, setAdding] = useState(false);
  const [edited, setEdited] = useState<PaymentMethod>();
  const [removed, setRemoved] = useState<PaymentMethod>();
  const addButton = useRef<HTMLButtonElement>(null);
  const makeDefault = useCompanyCommand<string, PaymentMethod>({
    send: (id) => ask(COMPANIES_ROUTES.updatePaymentMethod, { params: { id }, body: { isDefault: true } }),
    done: ({ name }) => ({ title: text.defaultSet, description: text.defaultSetText(name) }),
    onDone: () => addButton.current?.focus(),
  });
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-ink-muted">{text.lead}</p>
        {runsAccount !== false && (
          <Button ref={addButton} size="small" className={untilKnown(runsAccount)} onClick={() => setAdding(true)}>
            <Icon name="plus" />
            {text.add}
          </Button>
        )}
      </div>
      <PartState part={part} rows={2} rowClassName="h-28">
        {({ paymentMethods }) =>
          paymentMethods.length === 0 ? (
            <Card>
              <EmptyState title={text.empty} description={text.emptyText} />
            </Card>
          ) : (
            <ul role="list" aria-label={text.listLabel} className="grid grid-cols-1 gap-3">
              {paymentMethods.map((method) => (
                <MethodRow
                  key={method.id}
                  method={method}
                  isFixed={isFixed}
                  busy={makeDefault.isPending}
                  onMakeDefault={() => makeDefault.mutate(method.id)}
                  onEdit={() => setEdited(method)}
                  onRemove={() => setRemoved(method)}
                />
              ))}
            </ul>
          )
        }
      </PartState>
      {isAdding && <AddMethodDialog onClose={() => setAdding(false)} />}
      {edited && <RenameMethodDialog method={edited} onClose={() => setEdited(undefined)} />}
      {removed && (
        <RemoveDialog
          route={COMPANIES_ROUTES.removePaymentMethod}
          item={removed}
          texts={text.remove}
          onClose={() => setRemoved(undefined)}
          focusAfter={() => addButton.current}
        />
      )}
    </div>
  );
}

interface MethodRowProps {
  method: PaymentMethod;
  isFixed: boolean;
  busy: boolean;
  onMakeDefault: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** One way to be paid: a row on wide screens, a card on phones. */
function MethodRow({ method, isFixed, busy, onMakeDefault, onEdit, onRemove }: MethodRowProps) {
  const { name, type, details, isDefault, status, becomesDefault, sentBack } = method;
  return (
    <li>
      <Card className="grid grid-cols-1 items-center gap-x-6 gap-y-3 max-sm:p-4 sm:p-5 md:grid-cols-[1fr_auto]">
        <div className="flex min-w-0 items-center gap-3.5">
          <span className="grid size-12 shrink-0 place-items-center rounded-md bg-sand-soft">
            <Icon name={type === 'credit_card' ? 'card' : 'building'} className="size-6" />
          </span>
          <div className="min-w-0">
            <p className="font-semibold break-words">{name}</p>
            <p className="text-sm text-ink-muted">
              {text.types[type]} · <bdi dir="ltr" className="whitespace-nowrap tabular-nums">{details}</bdi>
            </p>
            <div className="mt-1.5 flex flex-wrap gap-1.5">
              {isDefault && <Badge tone="accent">{text.default}</Badge>}
              <Badge tone={status === 'verified' && !sentBack ? 'positive' : 'warning'} className="[overflow-wrap:anywhere]">
                {sentBack ? text.sentBack(sentBack.reason) : text.states[status]}
              </Badge>
            </div>
            {!isDefault && status !== 'verified' && !isFixed && (
              <p className="mt-1.5 text-sm text-ink-muted">
                {becomesDefault ? text.becomesDefault : text.defaultLater}
              </p>
            )}
            {sentBack && isDefault && !isFixed && <p className="mt-1.5 text-sm">{text.addAnother}</p>}
          </div>
        </div>
        {!isFixed && (
          <div className="flex flex-wrap items-center justify-end gap-1">
            {!isDefault && status === 'verified' && (
              <Button variant="quiet" size="small" aria-disabled={busy} onClick={() => !busy && onMakeDefault()}>
                {text.makeDefault}
                <span className="sr-only"> {name}</span>
              </Button>
            )}
            <RowButton icon="pencil" label={text.edit(name)} onClick={onEdit} />
            <RowButton icon="trash" label={text.delete(name)} onClick={onRemove} />
          </div>
        )}
      </Card>
    </li>
  );
}
