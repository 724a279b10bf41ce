import { waitsForHero } from '@planet-heroes/contracts/areas/payouts/payout-states';
import { PAYOUTS_DESK_ROUTES } from '@planet-heroes/contracts/areas/payouts/desk-routes';
import type { Payout } from '@planet-heroes/contracts/areas/payouts/schemas';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { formatFils } from '../../../kernel/desk/format';
import { Facts, FailureBanner, OnlyFor, Panel, State, timeOf } from '../../../kernel/desk/page';
import { Link } from '../../../kernel/routing/link';
import { PAYOUTS_MESSAGES } from '../../payouts/desk/messages';
import { statusOfPayout } from '../../payouts/desk/status-of';
import { TRADE_INS_MESSAGES } from './messages';
import type { Payment } from './use-payment';

const { payment: TEXTS } = TRADE_INS_MESSAGES;
const { fields: FIELDS } = TEXTS;

/** How the phone is paid for, and where the money is. */
export function PaymentPanel({ tradeIn, payment: { kind, payout, found } }: { tradeIn: TradeIn; payment: Payment }) {
  if (kind === 'ended') return null;
  return (
    <Panel title={TEXTS.title}>
      {kind === 'partner' && <p>{TEXTS.partner}</p>}
      {kind === 'hidden' && <OnlyFor call={PAYOUTS_DESK_ROUTES.listPayouts} text={TEXTS.notYours} />}
      {kind === 'ours' && (
        <>
          <div role="status"><FailureBanner {...found} /></div>
          {!found.isCurrent && found.failure === undefined && <p className="muted">{TEXTS.reading}</p>}
          {found.isCurrent && !payout && (
            <p>{tradeIn.state === 'reversed' ? TEXTS.none : TEXTS.notChosen}</p>
          )}
          {payout && <PayoutFacts payout={payout} tradeIn={tradeIn} />}
        </>
      )}
    </Panel>
  );
}

function PayoutFacts({ payout, tradeIn: { isDemo, decidedAt } }: { payout: Payout; tradeIn: TradeIn }) {
  const { method, state, amountFils, holder, account, owedAt, paidAt, reference } = payout;
  return (
    <>
      {isDemo && <p>{TEXTS.demo}</p>}
      {!isDemo && waitsForHero(state) && <p>{TEXTS.waits[state]}</p>}
      <Facts
        of={[
          [FIELDS.state, !isDemo && (
            <State key="state" of={statusOfPayout(state)}>{PAYOUTS_MESSAGES.states[state]}</State>
          )],
          [FIELDS.method, method && TEXTS.methods[method]],
          [FIELDS.amount, amountFils !== null && formatFils(amountFils)],
          [FIELDS.holder, holder],
          [FIELDS.account, account],
          [FIELDS.waits, state === 'undecided' && timeOf(decidedAt)],
          [FIELDS.owed, timeOf(owedAt)],
          [FIELDS.paid, timeOf(paidAt)],
          [paidAt ? FIELDS.reference : FIELDS.reason, reference],
        ]}
      />
      {owedAt && (
        <p className="page-links">
          <Link to={`/ops/payouts?state=${state}`}>{TEXTS.toPayouts}</Link>
        </p>
      )}
    </>
  );
}
