import type { acceptedQuoteSchema } from '@planet-heroes/contracts/areas/orders/schemas';
import type { QuoteSummary } from '@planet-heroes/contracts/areas/quotes/schemas';
import { QUOTES_ROUTES } from '@planet-heroes/contracts/areas/quotes/routes';
import { useRef, useState } from 'react';
import type { z } from 'zod';
import { askOnce } from '../../../kernel/api/ask-once';
import { formatMoment } from '../../../kernel/i18n/format-date';
import { corporateTexts } from '../../corporate/texts.en';
import { corporateQuotesTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { VisuallyHidden } from '../../../kit/visually-hidden';
import { classNames } from '../../../kit/class-names';
import { TextField } from '../../../kit/form/text-field';
import { untilKnown, useRole } from '../../corporate/company-queries';
import { ConfirmDialog } from '../../corporate/dialogs';
import { formatFils } from '../../../kernel/i18n/format-money';
import { useCompanyCommand } from '../../corporate/use-company-command';
import { toastFailure } from '../../../kernel/api/toast-failure';
import type { useWholeOffer } from './quote-data';

interface QuoteActionsProps {
  quote: QuoteSummary;
  /** In a row of the table the acceptance alone, and beside its details the rest, on small screens all. */
  place: 'row' | 'details';
  /** All of the quote: nobody is asked to accept terms that are not known. The question waits while they come. */
  whole: ReturnType<typeof useWholeOffer>;
  /** Takes the focus once the quote is decided and its buttons are gone. */
  focusAfter: () => HTMLElement | null;
}

type Accepted = z.infer<typeof acceptedQuoteSchema>;

const text = corporateQuotesTexts.actions;
const MAX_LETTERS = 500;

/** Accept Quote and decline, on an approved quote alone (spec document 2, section 2); then the way to its order. */
export function QuoteActions({ quote, place, whole, focusAfter }: QuoteActionsProps) {
  const role = useRole();
  const whereRowsAreBrief = classNames(place === 'details' && 'lg:hidden', untilKnown(role));
  /** `terms`: accepting waits for them. */
  const [asking, setAsking] = useState<'terms' | 'accept' | 'decline'>();
  const [reason, setReason] = useState('');
  /** From the press that sends it: the push may overtake the answer, and take the buttons and the question away. */
  const isDecided = useRef(false);
  const params = { id: quote.id };
  const paymentTerms = whole.data?.paymentTerms;
  const close = () => setAsking(undefined);
  const askToAccept = async (): Promise<void> => {
    if (paymentTerms !== undefined) {
      setAsking('accept');
      return;
    }
    setAsking('terms');
    // The answer that is on its way, or another where none came before.
    const { data, error } = await whole.refetch({ cancelRefetch: false });
    const areTermsKnown = data?.paymentTerms !== undefined;
    if (!areTermsKnown) toastFailure(error);
    // A question that was opened meanwhile is not laid over.
    const next = areTermsKnown && !document.querySelector('[role="dialog"]') ? 'accept' : undefined;
    setAsking((now) => (now === 'terms' ? next : now));
  };
  const sent = (send: () => void): void => {
    isDecided.current = true;
    send();
  };
  const undecided = (): false => isDecided.current = false;
  const accept = useCompanyCommand<void, Accepted>({
    send: () => askOnce(QUOTES_ROUTES.acceptQuote, { params }),
    done: ({ order }) => ({ title: text.accepted, description: text.acceptedText(order.id) }),
    onDone: close,
    onRefused: () => {
      close();
      return undecided();
    },
  });
  const decline = useCompanyCommand<string, QuoteSummary>({
    send: (why) => askOnce(QUOTES_ROUTES.declineQuote, { params, body: { reason: why } }),
    done: () => ({ title: text.declined, description: text.declinedText(quote.id) }),
    onDone: close,
    onRefused: undecided,
  });
  if (quote.orderId) {
    return (
      <ButtonLink
        to={`/purchase-orders?order=${quote.orderId}`}
        size="small"
        variant="secondary"
        className={whereRowsAreBrief}
      >
        {text.order}
        <VisuallyHidden> {quote.orderId}</VisuallyHidden>
      </ButtonLink>
    );
  }
  if (role === 'User') {
    const mayDecide = place === 'details' && quote.status === 'approved';
    return mayDecide && <p className="text-sm text-ink-muted">{corporateTexts.decides}</p>;
  }
  const afterwards = () => (isDecided.current ? focusAfter() : undefined);
  return (
    <>
      {quote.status === 'approved' && (
        <>
          {place === 'details' && (
            <Button
              variant="secondary"
              size="small"
              className={untilKnown(role)}
              onClick={() => setAsking('decline')}
            >
              {text.decline}
            </Button>
          )}
          <Button
            size="small"
            className={whereRowsAreBrief}
            aria-busy={asking === 'terms'}
            onClick={() => void askToAccept()}
          >
            {text.accept}
          </Button>
        </>
      )}
      <ConfirmDialog
        open={asking === 'accept'}
        onClose={close}
        title={text.acceptTitle(quote.id)}
        description={text.acceptQuestion(
          quote.devices,
          formatFils(quote.estimatedValue ?? 0),
          corporateTexts.term(paymentTerms ?? 0),
          quote.validUntil ? formatMoment(quote.validUntil) : '',
        )}
        confirm={text.accept}
        busy={accept.isPending}
        onConfirm={() => sent(accept.mutate)}
        focusAfter={afterwards}
      />
      <ConfirmDialog
        open={asking === 'decline'}
        onClose={close}
        title={text.declineTitle(quote.id)}
        description={text.declineQuestion}
        confirm={text.decline}
        busy={decline.isPending}
        onConfirm={() => sent(() => decline.mutate(reason))}
        focusAfter={afterwards}
      >
        <TextField
          label={text.reason}
          optional
          maxLength={MAX_LETTERS}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </ConfirmDialog>
    </>
  );
}
