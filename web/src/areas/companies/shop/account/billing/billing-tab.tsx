import type { PaymentMethod } from '@planet-heroes/contracts/areas/companies/schemas';
import { COMPANIES_ROUTES } from '@planet-heroes/contracts/areas/companies/routes';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ask } from '../../../../../kernel/api/ask';
import { queryOptionsOf } from '../../../../../kernel/api/query-options';
import { corporateAccountTexts } from '../../../texts-account.en';
import { Button } from '../../../../../kit/button';
import { Card } from '../../../../../kit/card';
import { EmptyState } from '../../../../../kit/empty-state';
import { Icon } from '../../../../../kit/icon';
import { useCompanyCommand } from '../../../../corporate/use-company-command';
import { PartState } from '../part-state';
import { RemoveDialog } from '../remove-dialog';
import { AddMethodDialog } from './add-method-dialog';
import { MethodRow } from './method-row';
import { RenameMethodDialog } from './rename-method-dialog';

const text = corporateAccountTexts.billing;

/** Billing & Payments: where the company is paid to. */
export function BillingTab() {
  const part = useQuery(queryOptionsOf(COMPANIES_ROUTES.listPaymentMethods));
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
        <Button ref={addButton} size="small" onClick={() => setAdding(true)}>
          <Icon name="plus" />
          {text.add}
        </Button>
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
