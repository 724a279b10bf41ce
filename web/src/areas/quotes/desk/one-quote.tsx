import { useRef } from 'react';
import { rolesFor } from '@planet-heroes/contracts/operator-permissions';
import { BULK_MODELS } from '@planet-heroes/contracts/areas/companies/catalogue';
import { QUOTES_ROUTES } from '@planet-heroes/contracts/areas/quotes/routes';
import type { Quote } from '@planet-heroes/contracts/areas/quotes/schemas';
import { useMay } from '../../../kernel/desk/api/session';
import { useActions } from '../../../kernel/desk/api/use-actions';
import { usePolled } from '../../../kernel/desk/api/use-polled';
import { formatFils, formatWhole } from '../../../kernel/desk/format';
import { QUOTES_MESSAGES } from './messages';
import { ActionButton } from '../../../kernel/desk/ui/action-button';
import { DubaiTime } from '../../../kernel/desk/ui/dubai-time';
import { Facts } from '../../../kernel/desk/ui/facts';
import { FailureBanner } from '../../../kernel/desk/ui/failure-banner';
import { Link } from '../../../kernel/desk/ui/link';
import { PageHead } from '../../../kernel/desk/ui/page-head';
import { focusHeadingOf, Panel } from '../../../kernel/desk/ui/panel';
import { ResultLine } from '../../../kernel/desk/ui/result-line';
import { Cell, Table } from '../../../kernel/desk/ui/table';
import { DeclineButton } from './decline-button';
import { ReviewForm } from './review-form';
import { statusOf } from './quotes-panel';
import type { StepProps } from './step-props';

const { one: TEXTS, approve: APPROVE, states: STATES } = QUOTES_MESSAGES;
const { fields: FIELDS } = TEXTS;
const POLL = { everyMs: 5_000 };
const timeOf = (at: string | null) => at && <DubaiTime at={at} />;

/** One quote: what the desk answers, and all that the company said. */
export function OneQuote({ id }: { id: string }) {
  const next = useRef<HTMLDivElement>(null);
  const asked = { params: { id } };
  const { answer: quote, goodAt, failure, refresh } = usePolled(QUOTES_ROUTES.readQuoteAsOperator, asked, POLL);
  const actions = useActions(refresh);
  return (
    <>
      <p className="page-links"><Link to="/ops/quotes">{TEXTS.back}</Link></p>
      <PageHead
        title={TEXTS.title(id)}
        aside={quote && (
          <span className="state" data-status={statusOf(quote.status)}>{STATES[quote.status]}</span>
        )}
        takesFocus
      />
      <div className="banners" role="status"><FailureBanner failure={failure} goodAt={goodAt} /></div>
      {!quote && failure === undefined && <p className="muted">{TEXTS.reading}</p>}
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
      <ResultLine result={actions.result} />
    </>
  );
}

function NextStep(props: StepProps) {
  const { quote: { id, status }, actions } = props;
  const may = useMay();
  if (status === 'approved') return <p>{TEXTS.waits}</p>;
  if (status !== 'under_review' && status !== 'pending') return <p>{TEXTS.over}</p>;
  if (!may(QUOTES_ROUTES.reviewQuote)) {
    return <p className="muted">{TEXTS.notYours(rolesFor(QUOTES_ROUTES.reviewQuote).join(', '))}</p>;
  }
  const approval = { route: QUOTES_ROUTES.approveQuote, values: { params: { id } }, done: () => APPROVE.done(id) };
  return (
    <div className="steps">
      {status === 'under_review' ? <ReviewForm {...props} /> : (
        <div className="row-buttons">
          <ActionButton
            primary
            busy={actions.isRunning(approval.route, approval.values)}
            onPress={() => void actions.run(approval)}
          >
            {APPROVE.submit}
          </ActionButton>
        </div>
      )}
      <DeclineButton {...props} />
    </div>
  );
}

function DevicesPanel({ quote: { rows } }: { quote: Quote }) {
  const { columns } = TEXTS;
  return (
    <Panel title={TEXTS.devices}>
      <Table label={TEXTS.devices} columns={columns} className="quote-rows">
        {rows.map(({ model, condition, quantity, unitPrice }) => (
          <tr role="row" key={`${model} ${condition}`}>
            <th role="rowheader" scope="row" data-column="name">{labelOf(model)}</th>
            <Cell column="condition" label={columns.condition}>{condition}</Cell>
            <Cell column="quantity" label={columns.quantity}>{formatWhole(quantity)}</Cell>
            <Cell column="price" label={columns.price}>{formatFils(unitPrice)}</Cell>
          </tr>
        ))}
      </Table>
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
          [FIELDS.wishes, quote.additionalNotes],
          [FIELDS.pickup, quote.preferredPickup],
          [FIELDS.estimate, estimatedValue === null ? null : formatFils(estimatedValue)],
          [FIELDS.bonus, bonusPercent > 0 ? TEXTS.bonus(bonusPercent) : null],
          [FIELDS.terms, respondedAt && TEXTS.terms(paymentTerms)],
          [FIELDS.asked, timeOf(quote.createdAt)],
          [FIELDS.due, timeOf(quote.responseDueAt)],
          [FIELDS.validUntil, timeOf(quote.validUntil)],
          [FIELDS.order, quote.orderId],
          [FIELDS.reason, quote.reason],
        ]}
      />
    </Panel>
  );
}

/** What people call a model; what is not in the catalogue stays as it was written. */
function labelOf(model: string): string {
  return BULK_MODELS.find((known) => known.model === model)?.label ?? model;
}
