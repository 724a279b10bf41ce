import { useRef } from 'react';
import { QUOTES_DESK_ROUTES } from '@planet-heroes/contracts/areas/quotes/desk-routes';
import { priceLines } from '@planet-heroes/contracts/areas/quotes/price-lines';
import { deviceTypeLabel } from '@planet-heroes/contracts/areas/quotes/price-by-type';
import type { Quote } from '@planet-heroes/contracts/areas/quotes/schemas';
import { useMay } from '../../../kernel/desk/operator-session';
import { conditionText, formatDubaiTime, formatFils, formatWhole } from '../../../kernel/desk/format';
import { Facts, focusHeadingOf, OnlyFor, Page, Panel, State, timeOf } from '../../../kernel/desk/page';
import { useActions } from '../../../kernel/desk/use-actions';
import { usePolled } from '../../../kernel/desk/use-polled';
import { Link } from '../../../kernel/routing/link';
import { Table } from '../../../kit/table';
import { QUOTES_MESSAGES } from './messages';
import { ReviewForm } from './review-form';
import { stateTextOf, statusOf } from './status-of';
import type { StepProps } from './step-props';
import { FormButton } from '../../../kernel/desk/form';

const DECLINE = QUOTES_MESSAGES.decline;
const loadSchema = async () => (await import('@planet-heroes/contracts/areas/quotes/schemas')).refuseQuoteSchema;

/** Asks why, and declines the quote. */
function DeclineButton({ quote: { id }, actions, onDone }: StepProps) {
  return (
    <FormButton
      texts={{ ...DECLINE, title: DECLINE.title(id) }}
      fields={[{ name: 'reason', label: DECLINE.reason }]}
      schema={loadSchema}
      send={(body) =>
        actions.attempt({
          route: QUOTES_DESK_ROUTES.declineQuoteAsOperator,
          values: { params: { id }, body },
          done: () => DECLINE.done(id),
        })}
      isStale={actions.isStale}
      onDone={onDone}
    />
  );
}

const { one: TEXTS, approve: APPROVE } = QUOTES_MESSAGES;
const { fields: FIELDS } = TEXTS;
const POLL = { everyMs: 5_000 };

/** One quote: what the desk answers, and all that the company said. */
export function OneQuote({ id }: { id: string }) {
  const next = useRef<HTMLDivElement>(null);
  const asked = { params: { id } };
  const found = usePolled(QUOTES_DESK_ROUTES.readQuoteAsOperator, asked, POLL);
  const { answer: quote } = found;
  const actions = useActions(found.refresh);
  return (
    <Page
      back={{ to: '/ops/quotes', text: TEXTS.back }}
      title={TEXTS.title(id)}
      aside={quote && (
          <State of={statusOf(quote.status)}>{stateTextOf(quote)}</State>
        )}
      found={found}
      reading={TEXTS.reading}
      actions={actions}
    >
      {quote && (
        <div className="panels main-and-side">
          <div className="column">
            <Panel title={TEXTS.next}>
              <div ref={next}>
                {/* Another state is another form. */}
                <NextStep
                  key={quote.status}
                  quote={quote}
                  actions={actions}
                  onDone={() => focusHeadingOf(next.current)}
                />
              </div>
            </Panel>
            {quote.rows.length > 0 && <DevicesPanel quote={quote} />}
          </div>
          <div className="column"><FactsPanel quote={quote} /></div>
        </div>
      )}
    </Page>
  );
}

function NextStep(props: StepProps) {
  const { status } = props.quote;
  const may = useMay();
  if (status === 'approved') return <p>{TEXTS.waits}</p>;
  if (status !== 'under_review' && status !== 'pending') return <p>{TEXTS.over}</p>;
  if (!may(QUOTES_DESK_ROUTES.reviewQuote)) {
    return <OnlyFor call={QUOTES_DESK_ROUTES.reviewQuote} text={TEXTS.notYours} />;
  }
  return (
    <div className="steps">
      {status === 'under_review' ? <ReviewForm {...props} /> : <ConfirmOffer {...props} />}
      <DeclineButton {...props} />
    </div>
  );
}

/** Says what confirming an offer does, and asks. */
function ConfirmOffer({ quote: { id, estimatedValue, validUntil }, actions, onDone }: StepProps) {
  const text = APPROVE.text(formatFils(estimatedValue!), formatDubaiTime(validUntil!));
  return (
    <>
      <p>{text}</p>
      <FormButton
        texts={{ ...APPROVE, title: APPROVE.title(id), text }}
        send={() =>
          actions.attempt({
            route: QUOTES_DESK_ROUTES.approveQuote,
            values: { params: { id } },
            done: () => APPROVE.done(id),
          })}
        isStale={actions.isStale}
        onDone={onDone}
      />
    </>
  );
}

/** What was asked for, at the estimate, and beside it what is offered once the desk has made an offer. */
function DevicesPanel({ quote: { rows, deviceTypes } }: { quote: Quote }) {
  const lines = deviceTypes && priceLines(deviceTypes);
  const columns: Readonly<Record<string, string>> = lines
    ? { ...TEXTS.columns, offered: TEXTS.offered }
    : TEXTS.columns;
  return (
    <Panel title={TEXTS.devices}>
      <Table
        label={TEXTS.devices}
        columns={columns}
        rows={rows}
        keyOf={({ model, condition }) => `${model} ${condition}`}
        cells={{
          name: ({ model }) => deviceTypeLabel(model),
          condition: ({ condition }) => conditionText(condition),
          quantity: ({ quantity }) => formatWhole(quantity),
          price: ({ unitPrice }) => formatFils(unitPrice),
          total: ({ estimatedValue }) => formatFils(estimatedValue),
          offered({ model, condition }) {
            const line = lines?.find((each) => each.type === deviceTypeLabel(model) && each.condition === condition);
            return line && formatFils(line.amount);
          },
        }}
      />
    </Panel>
  );
}

function FactsPanel({ quote }: { quote: Quote }) {
  const { estimatedValue, bonusPercent, paymentTerms, respondedAt } = quote;
  return (
    <Panel title={TEXTS.facts}>
      <Facts
        of={[
          [FIELDS.company, quote.company],
          [FIELDS.contact, quote.contactName],
          [FIELDS.email, quote.email],
          [FIELDS.phone, quote.phone],
          [FIELDS.words, quote.deviceDetails],
          [FIELDS.count, formatWhole(quote.deviceCount)],
          // The form for bulk trade-ins does not ask.
          [FIELDS.urgency, quote.source === 'bulk' ? null : TEXTS.urgencies[quote.urgency]],
          [FIELDS.wishes, quote.additionalNotes],
          [FIELDS.pickup, quote.preferredPickup],
          [FIELDS.estimate, estimatedValue === null ? null : formatFils(estimatedValue)],
          [FIELDS.bonus, bonusPercent > 0 ? TEXTS.bonus(bonusPercent) : null],
          [FIELDS.terms, respondedAt && TEXTS.terms(paymentTerms)],
          [FIELDS.asked, timeOf(quote.createdAt)],
          [FIELDS.due, timeOf(quote.responseDueAt)],
          [FIELDS.validUntil, timeOf(quote.validUntil)],
          [FIELDS.order, quote.orderId && (
            <Link key="order" to={`/ops/orders?id=${encodeURIComponent(quote.orderId)}`}>{quote.orderId}</Link>
          )],
          [FIELDS.reason, quote.reason],
        ]}
      />
    </Panel>
  );
}
