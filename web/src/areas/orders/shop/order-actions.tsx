import type { OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import { useState } from 'react';
import { askOnce } from '../../../kernel/api/ask-once';
import { corporateOrdersTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { TextField } from '../../../kit/form/text-field';
import { ConfirmDialog } from '../../corporate/confirm-dialog';
import { formatAmount } from '../../corporate/format-amount';
import { useCompanyCommand } from '../../corporate/use-company-command';
import { amountOf, canApprove, canPay, isOpen } from './order-rules';
import { useQuestion } from './use-question';

interface OrderActionsProps {
  order: OrderSummary;
  /** In a row of the table the next step alone, and beside its details the rest, on small screens all. */
  place: 'row' | 'details';
  /** Takes the focus once the button that was pressed is gone. */
  focusAfter: () => HTMLElement | null;
}

type Action = 'approve' | 'pay' | 'cancel';

const text = corporateOrdersTexts.actions;
const MAX_LETTERS = 500;
const SEND = {
  approve: (id) => askOnce(ORDERS_ROUTES.approveOrder, { params: { id } }),
  pay: (id) => askOnce(ORDERS_ROUTES.payOrder, { params: { id } }),
  cancel: (id, reason) => askOnce(ORDERS_ROUTES.cancelOrder, { params: { id }, body: { reason } }),
} satisfies Record<Action, (id: string, reason: string | undefined) => Promise<OrderSummary>>;

/** What the company can do with an order now. Each asks first: none can be undone. */
export function OrderActions({ order, place, focusAfter }: OrderActionsProps) {
  const question = useQuestion<Action>('approve');
  const { asked, ask } = question;
  const [reason, setReason] = useState('');
  const { mutate, isPending } = useCompanyCommand<{ action: Action; reason: string | undefined }, OrderSummary>({
    send: ({ action, reason: why }) => SEND[action](order.id, why),
    done: (_, { action }) => ({ title: text[action].done, description: text[action].doneText(order.id) }),
    ...question.ended,
  });
  const whereRowsAreBrief = place === 'details' ? 'lg:hidden' : undefined;
  return (
    <>
      {canApprove(order) && (
        <Button size="small" className={whereRowsAreBrief} onClick={() => ask('approve')}>
          {text.approve.label}
        </Button>
      )}
      {canPay(order) && (
        <Button size="small" className={whereRowsAreBrief} onClick={() => ask('pay')}>
          {text.pay.label}
        </Button>
      )}
      {place === 'details' && isOpen(order) && (
        <Button variant="quiet" size="small" onClick={() => ask('cancel')}>
          {text.cancel.label}
        </Button>
      )}
      <ConfirmDialog
        open={question.isOpen}
        onClose={question.close}
        title={text[asked].title(order.id)}
        description={text[asked].question(order.devices, formatAmount(amountOf(order)))}
        confirm={text[asked].label}
        busy={isPending}
        onConfirm={() => mutate({ action: asked, reason: reason.trim() || undefined })}
        focusAfter={() => question.focusAfter(focusAfter)}
      >
        {asked === 'cancel' && (
          <TextField
            label={text.cancel.reason}
            optional
            maxLength={MAX_LETTERS}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        )}
      </ConfirmDialog>
    </>
  );
}
