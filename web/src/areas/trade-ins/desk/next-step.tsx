import { waitsForHero } from '@planet-heroes/contracts/areas/payouts/payout-states';
import { RECEIVABLE_TRADE_IN_STATES, type TradeInState } from '@planet-heroes/contracts/areas/trade-ins/journey';
import { TRADE_DESK_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { useMay } from '../../../kernel/desk/operator-session';
import { formatDubaiTime, formatFils } from '../../../kernel/desk/format';
import { OnlyFor } from '../../../kernel/desk/page';
import { InspectForm } from './inspect-form';
import { TRADE_INS_MESSAGES } from './messages';
import { RejectButton } from './reject-button';
import { ReverseButton } from './reverse-button';
import { StepForm } from './step-form';
import type { StepProps } from './step-props';
import type { Payment } from './use-payment';
import { VerifyForm } from './verify-form';
import { WipeForm } from './wipe-form';

const { one: TEXTS, reverse: REVERSE } = TRADE_INS_MESSAGES;

const RECEIVABLE: readonly TradeInState[] = RECEIVABLE_TRADE_IN_STATES;
const WIPEABLE: readonly TradeInState[] = ['inspected', 'accepted'];
const REJECTABLE: readonly TradeInState[] = ['quoted', 'received', 'inspected', 'wiped'];

/** Exactly what may be done with a phone now; where nothing may, what it waits for. */
export function NextStep({ payment, ...props }: StepProps & { payment: Payment }) {
  const { tradeIn: { state, code, handover } } = props;
  const may = useMay();
  const waiting = waitsFor(props.tradeIn, payment);
  if (state === 'verified' && code !== null) {
    return (
      <div className="steps">
        <p>{waiting}</p>
        {may(TRADE_DESK_ROUTES.reverseTradeIn)
          ? <ReverseButton {...props} />
          : <OnlyFor call={TRADE_DESK_ROUTES.reverseTradeIn} text={REVERSE.notYours} />}
      </div>
    );
  }
  if (!may(TRADE_DESK_ROUTES.receiveTradeIn)) {
    return (
      <>
        {waiting && <p>{waiting}</p>}
        <OnlyFor call={TRADE_DESK_ROUTES.receiveTradeIn} text={TEXTS.notYours} />
      </>
    );
  }
  return (
    <div className="steps">
      {waiting && <p>{waiting}</p>}
      {state === 'booked' && handover?.method === 'pickup' && <StepForm step="collect" {...props} />}
      {RECEIVABLE.includes(state) && <StepForm step="receive" {...props} />}
      {state === 'quoted' && <VerifyForm {...props} />}
      {state === 'received' && <InspectForm {...props} />}
      {WIPEABLE.includes(state) && <WipeForm {...props} />}
      {state === 'returning' && <StepForm step="return" {...props} />}
      {REJECTABLE.includes(state) && <RejectButton {...props} />}
    </div>
  );
}

function waitsFor({ state, inspection, isDemo, flags = [] }: TradeIn, { payout }: Payment): string | undefined {
  if (state === 'countered' && inspection?.openUntil)
    return TEXTS.offerOpen(formatFils(inspection.valueFils), formatDubaiTime(inspection.openUntil));
  if (state === 'wiped') return TEXTS.flagged;
  if (state === 'reversed' && flags.some(({ clearedAt }) => clearedAt === null)) return TEXTS.unsettled;
  if (state === 'quoted') return TEXTS.awaited;
  const money = payout?.state;
  const isOurs = state === 'verified' && !isDemo;
  if (isOurs && waitsForHero(money)) return TEXTS.paymentWaits[money];
  const isOver = ['verified', 'returned', 'rejected', 'expired', 'cancelled', 'reversed'].includes(state);
  return isOver ? TEXTS.nothing : undefined;
}
