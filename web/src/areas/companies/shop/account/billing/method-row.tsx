import type { PaymentMethod } from '@planet-heroes/contracts/areas/companies/schemas';
import { corporateAccountTexts } from '../../../texts-account.en';
import { Badge } from '../../../../../kit/badge';
import { Button } from '../../../../../kit/button';
import { Card } from '../../../../../kit/card';
import { Icon } from '../../../../../kit/icon';
import { RowButton } from '../row-button';

const text = corporateAccountTexts.billing;

interface MethodRowProps {
  method: PaymentMethod;
  busy: boolean;
  onMakeDefault: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** One way to be paid: a row on wide screens, a card on phones. */
export function MethodRow({ method, busy, onMakeDefault, onEdit, onRemove }: MethodRowProps) {
  const { name, type, details, isDefault, status } = method;
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
              {text.types[type]} · <span className="tabular-nums">{details}</span>
            </p>
            <div className="mt-1.5 flex flex-wrap gap-1.5">
              {isDefault && <Badge tone="accent">{text.default}</Badge>}
              <Badge tone={status === 'verified' ? 'positive' : 'warning'}>{text.states[status]}</Badge>
            </div>
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-end gap-1">
          {!isDefault && (
            <Button variant="quiet" size="small" aria-disabled={busy} onClick={() => !busy && onMakeDefault()}>
              {text.makeDefault}
              <span className="sr-only"> {name}</span>
            </Button>
          )}
          <RowButton icon="pencil" label={text.edit(name)} onClick={onEdit} />
          <RowButton icon="trash" label={text.delete(name)} onClick={onRemove} />
        </div>
      </Card>
    </li>
  );
}
