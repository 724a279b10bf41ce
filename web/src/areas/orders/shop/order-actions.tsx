import { isReturned } from '@planet-heroes/contracts/areas/orders/is-returned';
import type { OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import { COMPANIES_ROUTES } from '@planet-heroes/contracts/areas/companies/routes';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { askOnce } from '../../../kernel/api/ask-once';
import { queryOptionsOf } from '../../../kernel/api/query-options';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { useNavigate } from '../../../kernel/routing/use-routing';
import { corporateOrdersTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { classNames } from '../../../kit/class-names';
import { TextField } from '../../../kit/form/text-field';
import { untilKnown, useRole } from '../../corporate/company-queries';
import { ConfirmDialog } from '../../corporate/dialogs';
import { corporateTexts } from '../../corporate/texts.en';
import { formatFils } from '../../../kernel/i18n/format-money';
import { useCompanyCommand } from '../../corporate/use-company-command';
import { amountOf, canApprove, canPay, isAskedAboutDifference, isOpen } from './order-rules';

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
const BILLING = '/account-management?tab=billing';
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
  const role = useRole();
  const navigate = useNavigate();
  const methods = useQuery({
    ...queryOptionsOf(COMPANIES_ROUTES.listPaymentMethods),
    // Of what was sent back, before it is pressed: a question that is refused is not asked even for a moment.
    enabled: (question.isOpen && asked === 'pay') || (!!role && role !== 'User' && canPay(order) && isReturned(order)),
    // Our desk verifies an account without a word to this page.
    staleTime: 0,
  });
  const { paymentMethods = [] } = methods.data ?? {};
  // Before the first one is verified, none is the default.
  const payTo = paymentMethods.find(({ isDefault }) => isDefault) ?? paymentMethods[0];
  const isSentBack = !!payTo && !!order.transfer?.sentBackFrom?.includes(payTo.id);
  const isUnpayable = asked === 'pay' && !!methods.data && (payTo?.status !== 'verified' || isSentBack);
  const whyUnpayable = (): string => {
    if (!payTo) return text.pay.noMethod;
    return isSentBack ? text.pay.sentBack(`${payTo.name}, ${payTo.details}`) : text.pay.unverified(payTo.name);
  };
  const whereRowsAreBrief = classNames(place === 'details' && 'lg:hidden', untilKnown(role));
  if (role === 'User') {
    const mayDecide = place === 'details' && (canApprove(order) || canPay(order) || isAskedAboutDifference(order));
    return mayDecide && <p className="text-sm text-ink-muted">{corporateTexts.decides}</p>;
  }
  return (
    <>
      {canApprove(order) && (
        <Button size="small" className={whereRowsAreBrief} onClick={() => ask('approve')}>
          {text.approve.label}
        </Button>
      )}
      {canPay(order) && isSentBack && (
        <ButtonLink size="small" className={whereRowsAreBrief} to={BILLING}>
          {place === 'details' ? text.pay.billing : text.pay.billingShort}
        </ButtonLink>
      )}
      {canPay(order) && !isSentBack && (
        <Button size="small" className={whereRowsAreBrief} onClick={() => ask('pay')}>
          {text.pay.label}
        </Button>
      )}
      {canPay(order) && isSentBack && place === 'details' && (
        <Button variant="secondary" size="small" className={untilKnown(role)} onClick={() => ask('pay')}>
          {text.pay.label}
        </Button>
      )}
      {place === 'details' && isOpen(order) && (
        <Button variant="quiet" size="small" className={untilKnown(role)} onClick={() => ask('cancel')}>
          {text.cancel.label}
        </Button>
      )}
      <ConfirmDialog
        open={question.isOpen}
        onClose={question.close}
        title={isUnpayable && isSentBack ? text.pay.sentBackTitle(order.id) : text[asked].title(order.id)}
        description={isUnpayable
          ? whyUnpayable()
          : text[asked].question(order.devices, formatFils(amountOf(order)), payTo && `${payTo.name}, ${payTo.details}`)}
        confirm={isUnpayable ? (payTo || role !== 'Admin' ? text.pay.billing : text.pay.addMethod) : text[asked].label}
        busy={isPending || (asked === 'pay' && methods.isLoading)}
        onConfirm={() =>
          isUnpayable
            ? navigate(BILLING)
            : mutate({ action: asked, reason: reason.trim() || undefined })}
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

/** One of several things that a dialog asks about before it is done, since none can be undone. */
interface Question<T> {
  isOpen: boolean;
  /** What is asked; it stays in the dialog while that closes. */
  asked: T;
  ask: (what: T) => void;
  close: () => void;
  /** What becomes of the dialog once the command has ended. */
  ended: { onDone: () => void; onRefused: () => boolean };
  /** Where the focus goes once it is done; elsewhere it returns to what was pressed. */
  focusAfter: (to: () => HTMLElement | null) => HTMLElement | null | undefined;
}

/** Keeps what a dialog asks about, `first` until something has been asked. */
export function useQuestion<T>(first: T): Question<T> {
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState(first);
  const isDone = useRef(false);
  const close = (): void => setOpen(false);
  return {
    isOpen,
    asked,
    ask: (what) => {
      isDone.current = false;
      setAsked(what);
      setOpen(true);
    },
    close,
    ended: {
      onDone: () => {
        isDone.current = true;
        close();
      },
      onRefused: () => {
        close();
        return false;
      },
    },
    focusAfter: (to) => (isDone.current ? to() : undefined),
  };
}
