import { PAYOUTS_ROUTES } from '@planet-heroes/contracts/areas/payouts/routes';
import { waitsForHero } from '@planet-heroes/contracts/areas/payouts/payout-states';
import type { Payout, PayoutState } from '@planet-heroes/contracts/areas/payouts/schemas';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { useState } from 'react';
import { ask } from '../../../../../kernel/api/ask';
import { formatDay } from '../../../../../kernel/i18n/format-date';
import { formatAmount } from '../../../../../kernel/i18n/format-money';
import { formatWhole } from '../../../../../kernel/i18n/format-number';
import { HAS_STORE } from '../../../../../kernel/config/site';
import { ButtonLink } from '../../../../../kernel/routing/button-link';
import { AskFirst } from '../../../../../kit/ask-first';
import { Badge } from '../../../../../kit/badge';
import { classNames } from '../../../../../kit/class-names';
import { Icon } from '../../../../../kit/icon';
import { scrollToSection } from '../../../../../kit/move-focus';
import { toast } from '../../../../../kit/toast/toast';
import { moneyTexts } from '../../../texts-money.en';
import { myTradeInsTexts } from '../../../texts-mine.en';
import { MY_TRADE_INS_PATH, pathOfTradeIn } from '../../trade-in-queries';
import { payoutOf, Refusal, useMoney, useMoneyCommand } from '../commands';
import { EndState, StateBadge } from '../trade-in-facts';
import { isPaid, isPartners, PARTS } from '../way';

/** The query of a trade-in's page that opens one way of being paid. */
export const PAY_QUERY = 'pay';
/** The part of the page that asks for it. */
export const PAY_SECTION = 'payment';

/** Where credit is turned into a code. */
export const CREDIT_ID = 'credit';

/** Money that came back is a matter of concern; money that waits to be asked for is not. */
const TONES: Readonly<Partial<Record<PayoutState, string>>> = { undecided: 'text-accent', returned: 'text-warning' };

/** Where a trade-in stands, in a few words; of a credited one, where its money does. */
export function TradeInBadge({ tradeIn, className = '' }: { tradeIn: TradeIn; className?: string }) {
  const { data } = useMoney();
  const payout = usePayoutOfCredited(tradeIn);
  return payout && waitsForHero(payout.state)
    ? <Badge tone={payout.state === 'returned' ? 'warning' : 'accent'} className={className}>{moneyTexts.credited.status}</Badge>
    : data && !isPartners(tradeIn) && isPaid(tradeIn.state, payout?.state)
    ? <Badge tone="positive" className={className}>{myTradeInsTexts.way.steps.paid}</Badge>
    : <StateBadge tradeIn={tradeIn} className={className} />;
}

/** How a trade-in ended; of a credited one, where its money is, and how it is wanted where nobody said so. */
export function Ended({ tradeIn, hasReasons }: { tradeIn: TradeIn; hasReasons: boolean }) {
  const payout = usePayoutOfCredited(tradeIn);
  if (!payout || payout.amountFils === null) return <EndState tradeIn={tradeIn} hasReasons={hasReasons} />;
  const text = moneyTexts.credited;
  const isWaiting = waitsForHero(payout.state);
  const fee = tradeIn.handover?.feeFils ?? 0;
  return (
    <div className="flex items-start gap-3 rounded-md bg-canvas px-4 py-3">
      <Icon
        name={payout.state === 'returned' ? 'warning' : isWaiting ? 'card' : 'check'}
        className={classNames('mt-0.5 size-5', TONES[payout.state] ?? 'text-positive')}
      />
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold">{whereItIs(payout, tradeIn)}</p>
        {isWaiting && <p className="text-sm">{text.how}</p>}
        {tradeIn.isDemo && (isWaiting || payout.state === 'credited') && (
          <p className={classNames('text-sm', isWaiting && 'font-semibold')}>{text.demo(formatAmount(payout.amountFils))}</p>
        )}
        <p className="text-sm">
          {fee > 0 && <span>{`${text.fee(formatAmount(fee))} `}</span>}
          <span>{text.points(formatWhole(tradeIn.points))}</span>
        </p>
        {isWaiting && <Ways tradeIn={tradeIn} amount={formatAmount(payout.amountFils)} />}
        {payout.state === 'credited' && <WhatIsLeft />}
      </div>
    </div>
  );
}

/** The way to the credit or to its codes, while there are any. */
function WhatIsLeft() {
  const { data } = useMoney();
  const { spend, see, codes } = moneyTexts.credited;
  const hasCredit = !!data && data.creditFils > 0;
  if (!hasCredit && !data?.codes.length) return null;
  return (
    <ButtonLink to={`${MY_TRADE_INS_PATH}#${CREDIT_ID}`} size="small" className="mt-1 justify-self-start">
      {hasCredit ? HAS_STORE ? spend : see : codes}
    </ButtonLink>
  );
}

/** Both ways of being paid: credit is taken here, and a transfer needs an account first. */
function Ways({ tradeIn: { id, device }, amount }: { tradeIn: TradeIn; amount: string }) {
  const { methods, takeCredit: text, creditIsFinal, saving, failed } = moneyTexts;
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync, error } = useMoneyCommand(() =>
    ask(PAYOUTS_ROUTES.choosePayout, { params: { id }, body: { method: 'credit' } })
  );
  const take = async (): Promise<boolean> => {
    try {
      await mutateAsync(undefined);
    } catch {
      return false;
    }
    toast({ title: text.done(amount) });
    scrollToSection(PARTS.standing);
    return true;
  };
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <AskFirst
        start={methods.credit.name}
        label={`${methods.credit.name}: ${device}`}
        size="small"
        variant={HAS_STORE ? 'primary' : 'secondary'}
        isMain
        question={text.question(amount)}
        detail={HAS_STORE ? creditIsFinal : `${text.later} ${creditIsFinal}`}
        keep={text.keep}
        confirm={text.confirm(amount)}
        busy={saving}
        onAsk={setAsking}
        onConfirm={take}
      />
      {!isAsking && (
        <ButtonLink
          to={`${pathOfTradeIn(id)}?${PAY_QUERY}=bank#${PAY_SECTION}`}
          aria-label={`${methods.bank.name}: ${device}`}
          size="small"
          variant={HAS_STORE ? 'secondary' : 'primary'}
        >
          {methods.bank.name}
        </ButtonLink>
      )}
      <Refusal error={error} otherwise={failed} />
    </div>
  );
}

function whereItIs({ state, amountFils, account, paidAt }: Payout, { isDemo }: TradeIn): string {
  const { credited: text } = moneyTexts;
  const amount = formatAmount(amountFils!);
  // Its number stays in one piece at the end of a line.
  const where = account?.replaceAll(' ', '\u00a0') ?? text.account;
  switch (state) {
    case 'undecided':
    case 'returned':
      return text[state](amount);
    case 'owed':
    case 'batched':
    case 'paid':
      return isDemo ? text.demo(amount) : text[state](amount, where, paidAt ? formatDay(paidAt) : '');
    default:
      return text.credited(amount);
  }
}

/** The payout of a credited phone; undefined of others, and of those that a partner’s desk paid. */
function usePayoutOfCredited(tradeIn: TradeIn): Payout | undefined {
  const { data } = useMoney();
  return tradeIn.state === 'verified' ? payoutOf(data, tradeIn) : undefined;
}
