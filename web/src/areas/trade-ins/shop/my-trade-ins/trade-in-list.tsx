import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { formatWholeFils } from '../../../../kernel/i18n/format-money';
import { formatWhole } from '../../../../kernel/i18n/format-number';
import { myTradeInsTexts } from '../../texts-mine.en';
import { nameOf } from '../../../../kernel/i18n/name-of';
import { ButtonLink } from '../../../../kernel/routing/button-link';
import { Card } from '../../../../kit/card';
import { Heading } from '../../../../kit/heading';
import { pathOfTradeIn } from '../path-of-trade-in';
import { phaseOf, type TradeInPhase } from '../phase';
import { StateBadge } from './state-badge';
import { DemoNote } from './demo-note';
import { Facts } from './facts';
import { NextStep } from './next-step';
import { NoTradeIns } from './trade-ins-standing';

const ACTIONS: Readonly<Record<TradeInPhase, 'arrange' | 'see' | 'decide' | 'look'>> = {
  locked: 'arrange',
  underWay: 'see',
  countered: 'decide',
  credited: 'look',
  closed: 'look',
};

/** Every trade-in with where it stands and what is to be done, newest first. */
export function TradeInList({ tradeIns }: { tradeIns: readonly TradeIn[] }) {
  if (tradeIns.length === 0) return <NoTradeIns />;
  return (
    <>
      {tradeIns.some(({ isDemo }) => isDemo) && <DemoNote />}
      <ul aria-label={myTradeInsTexts.list} className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {tradeIns.map((tradeIn) => (
          <li key={tradeIn.id} className="min-w-0">
            <TradeInCard tradeIn={tradeIn} />
          </li>
        ))}
      </ul>
    </>
  );
}

function TradeInCard({ tradeIn }: { tradeIn: TradeIn }) {
  const { id, device, condition, state, valueFils, points, code } = tradeIn;
  const text = myTradeInsTexts;
  const phase = phaseOf(state);
  const action = text.actions[ACTIONS[phase]];
  return (
    <Card className="flex h-full flex-col gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Heading level={2} size={3}>{text.device(device, nameOf(condition))}</Heading>
        <StateBadge state={state} />
      </div>
      <Facts
        facts={[
          { label: text.facts.price, value: formatWholeFils(valueFils) },
          { label: text.facts.points, value: formatWhole(points) },
          ...(code ? [{ label: text.facts.code, value: <bdi dir="ltr">{code}</bdi> }] : []),
        ]}
      />
      <NextStep tradeIn={tradeIn} />
      <ButtonLink
        to={pathOfTradeIn(id)}
        aria-label={text.actions.of(action, device)}
        size="small"
        variant={phase === 'locked' || phase === 'countered' ? 'primary' : 'secondary'}
        className="mt-auto self-start"
      >
        {action}
      </ButtonLink>
    </Card>
  );
}
