import { ACCOUNTS_ROUTES } from '@planet-heroes/contracts/areas/accounts/routes';
import { waitsForHero } from '@planet-heroes/contracts/areas/payouts/payout-states';
import type { Payout } from '@planet-heroes/contracts/areas/payouts/schemas';
import { nextActorOf, RECEIVABLE_TRADE_IN_STATES } from '@planet-heroes/contracts/areas/trade-ins/journey';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { useQuery } from '@tanstack/react-query';
import { queryOptionsOf } from '../../../../kernel/api/query-options';
import { Button } from '../../../../kit/button';
import { EmptyState } from '../../../../kit/empty-state';
import { Skeleton } from '../../../../kit/skeleton';
import { VisuallyHidden } from '../../../../kit/visually-hidden';
import { openForAddress, openSignIn } from '../../../heroes/joining-store';
import { useOwnHero } from '../../../heroes/use-me';
import { myTradeInsTexts } from '../../texts-mine.en';
import { moneyTexts } from '../../texts-money.en';
import { nameOf } from '../../../../kernel/i18n/name-of';
import { ButtonLink } from '../../../../kernel/routing/button-link';
import { Card } from '../../../../kit/card';
import { Heading } from '../../../../kit/heading';
import { MY_TRADE_INS_PATH, pathOfTradeIn, phaseOf, type TradeInPhase } from '../trade-in-queries';
import { payoutOf, useMoney } from './commands';
import { TradeInBadge } from './money/credited';
import { DemoNote, Facts, foundFacts, payFacts, pointsFacts, priceFact } from './trade-in-facts';
import { NextStep } from './next-step';
import { PARTS } from './way';

const ACTIONS: Readonly<Record<TradeInPhase, 'arrange' | 'see' | 'decide' | 'look'>> = {
  locked: 'arrange',
  underWay: 'see',
  countered: 'decide',
  credited: 'look',
  closed: 'look',
};

/** States in which the code is shown to somebody or written on a parcel. */
const NEEDS_CODE: ReadonlySet<TradeIn['state']> = new Set(RECEIVABLE_TRADE_IN_STATES);

/** Every trade-in with where it stands and what is to be done: what waits for its hero first, what has ended last. */
export function TradeInList({ tradeIns }: { tradeIns: readonly TradeIn[] }) {
  const isGuest = useOwnHero().kind === 'guest';
  const { data: account } = useQuery({ ...queryOptionsOf(ACCOUNTS_ROUTES.readMyAccount), enabled: isGuest });
  const money = useMoney();
  if (tradeIns.length === 0) return <NoTradeIns />;
  if (money.isLoading) return <TradeInsPending />;
  const turn = (tradeIn: TradeIn) => turnOf(tradeIn, payoutOf(money.data, tradeIn));
  return (
    <>
      {isGuest && !account?.accountId && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-sand-soft px-4 py-3 text-sm">
          <p className="min-w-0 flex-1 basis-64">{myTradeInsTexts.guest}</p>
          <Button size="small" variant="secondary" aria-haspopup="dialog" onClick={openForAddress}>
            {moneyTexts.noAddress.button}
          </Button>
        </div>
      )}
      {tradeIns.some(({ isDemo }) => isDemo) && <DemoNote />}
      <ul aria-label={myTradeInsTexts.list} className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {tradeIns.toSorted((one, other) => turn(one) - turn(other)).map((tradeIn) => (
          <li key={tradeIn.id} className="min-w-0 lg:only:col-span-full">
            <TradeInCard tradeIn={tradeIn} payout={payoutOf(money.data, tradeIn)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function turnOf(tradeIn: TradeIn, payout: Payout | undefined): number {
  const { state, handover } = tradeIn;
  const actor = nextActorOf(state, handover?.method);
  const hasMoneyWaiting = state === 'verified' && waitsForHero(payout?.state);
  return actor === 'hero' || hasMoneyWaiting || needsReturnAddress(tradeIn) ? 0 : actor ? 1 : 2;
}

function needsReturnAddress({ state, returnAddress }: TradeIn): boolean {
  return state === 'returning' && !returnAddress;
}

function TradeInCard({ tradeIn, payout }: { tradeIn: TradeIn; payout: Payout | undefined }) {
  const { id, device, condition, state, answers, code } = tradeIn;
  const text = myTradeInsTexts;
  const phase = phaseOf(state);
  const needsAddress = needsReturnAddress(tradeIn);
  const mustAnswer = state === 'quoted' && !answers && code !== null;
  const action = needsAddress
    ? text.next.toAddress
    : mustAnswer
    ? text.about.answer
    : text.actions[ACTIONS[phase]];
  return (
    <Card className="flex h-full flex-col gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Heading level={2} size={3}>{text.device(device, nameOf(condition))}</Heading>
        <TradeInBadge tradeIn={tradeIn} />
      </div>
      <Facts
        facts={[
          ...foundFacts(tradeIn),
          priceFact(tradeIn),
          ...payFacts(tradeIn, payout),
          ...pointsFacts(tradeIn),
          ...(code && NEEDS_CODE.has(state) ? [{ label: text.facts.code, value: <bdi dir="ltr">{code}</bdi> }] : []),
        ]}
      />
      <NextStep tradeIn={tradeIn} />
      <ButtonLink
        to={pathOfTradeIn(id) + (needsAddress ? `#${PARTS.address}` : mustAnswer ? `#${PARTS.about}` : '')}
        aria-label={text.actions.of(action, device)}
        size="small"
        variant={needsAddress || phase === 'locked' || phase === 'countered' ? 'primary' : 'secondary'}
        className="mt-auto self-start"
      >
        {action}
      </ButtonLink>
    </Card>
  );
}

/** Shown instead of trade-ins while they load. */
export function TradeInsPending() {
  return (
    <div aria-busy className="grid gap-4">
      <VisuallyHidden>{myTradeInsTexts.loading}</VisuallyHidden>
      <Skeleton className="h-44 rounded-lg" />
      <Skeleton className="h-44 rounded-lg" />
    </div>
  );
}

export function TradeInsFailed({ onRetry }: { onRetry: () => void }) {
  const { title, description, retry } = myTradeInsTexts.failed;
  return (
    <Card role="alert">
      <EmptyState
        headingLevel={2}
        title={title}
        description={description}
        action={<Button variant="secondary" onClick={onRetry}>{retry}</Button>}
      />
    </Card>
  );
}

/** A hero without trade-ins, or a visitor without a hero: how to begin, and how to come back. */
function NoTradeIns() {
  const { title, description, exchange, signIn } = myTradeInsTexts.empty;
  return (
    <Card>
      <EmptyState
        headingLevel={2}
        title={title}
        description={description}
        action={
          <>
            <ButtonLink to="/exchange#trade-in-simulator">{exchange}</ButtonLink>
            <Button variant="secondary" aria-haspopup="dialog" onClick={() => openSignIn()}>{signIn}</Button>
          </>
        }
      />
    </Card>
  );
}

/** The address names no trade-in of this hero: it is another account's, or there is none. */
export function UnknownTradeIn() {
  const { all, empty, unknown } = myTradeInsTexts;
  const isNobody = useOwnHero().kind === 'nobody';
  return (
    <Card>
      <EmptyState
        headingLevel={2}
        title={isNobody ? unknown.signedOut : unknown.title}
        description={unknown.description}
        action={
          <>
            <Button aria-haspopup="dialog" onClick={() => openSignIn()}>{empty.signIn}</Button>
            <ButtonLink to={MY_TRADE_INS_PATH} variant="secondary">{all}</ButtonLink>
          </>
        }
      />
    </Card>
  );
}
