import { HEROES_ROUTES } from '@planet-heroes/contracts/areas/heroes/routes';
import { DUBAI_REWARDS_ROUTES } from '@planet-heroes/contracts/areas/dubai-rewards/routes';
import { PAYOUTS_ROUTES } from '@planet-heroes/contracts/areas/payouts/routes';
import type { TradeInState } from '@planet-heroes/contracts/areas/trade-ins/journey';
import { TRADE_INS_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../../kernel/api/ask';
import { queryOptionsOf } from '../../../../kernel/api/query-options';
import { formatAmount } from '../../../../kernel/i18n/format-money';
import { forgetDrafts } from '../../../../kernel/drafts';
import { actAs } from '../../../heroes/act-as';
import { ownQuery } from '../../../heroes/own-queries';
import { closeJoining } from '../../../heroes/joining-store';
import { joiningTexts } from '../../texts-joining.en';
import { AskFirst } from '../../../../kit/ask-first';
import { Heading } from '../../../../kit/heading';
import { toast } from '../../../../kit/toast/toast';
import { toastFailure } from '../../../../kernel/api/toast-failure';
import { givenUpBy } from './given-up';

// The dialog is still there while a hero who has left is forgotten: nothing may be asked for them any more.
const moneyQuery = ownQuery(queryOptionsOf(PAYOUTS_ROUTES.readMoney), null);
const tradeInsQuery = ownQuery(queryOptionsOf(TRADE_INS_ROUTES.listMyTradeIns), []);
const claimsQuery = ownQuery(queryOptionsOf(DUBAI_REWARDS_ROUTES.listMyClaims), []);

const WITH_US: ReadonlySet<TradeInState> = new Set([
  'collected', 'received', 'inspected', 'countered', 'accepted', 'wiped', 'returning',
]);

/** Leaving for good, asked twice; the second time with what it costs. */
export function LeaveHero() {
  const { leave: text } = joiningTexts.data;
  const queryClient = useQueryClient();
  const detail = [useMoneyGivenUp(), useThingsGivenUp()].filter(Boolean).join(' ') || undefined;

  const goForGood = async (): Promise<boolean> => {
    try {
      await ask(HEROES_ROUTES.removeMe);
      closeJoining();
      forgetDrafts();
      actAs(queryClient, undefined);
      toast({ title: text.done, description: text.doneDescription });
      return true;
    } catch (error) {
      toastFailure(error);
      return false;
    }
  };

  return (
    <section className="grid justify-items-start gap-3 border-t border-line pt-6">
      <Heading level={3}>{text.title}</Heading>
      <p className="text-sm text-ink-muted">{text.description}</p>
      <AskFirst
        isDanger
        start={text.start}
        question={text.question}
        detail={detail}
        keep={text.keep}
        confirm={text.confirm}
        busy={text.busy}
        onConfirm={goForGood}
      />
    </section>
  );
}

/** What leaving does to the hero's money, in words; undefined where there is none, and until it is known. */
function useMoneyGivenUp(): string | undefined {
  const { leave: text } = joiningTexts.data;
  const { data, isError } = useQuery(moneyQuery);
  const { data: tradeIns = [] } = useQuery(tradeInsQuery);
  if (!data) return isError ? text.moneyUnknown : undefined;
  const { givenUpFils, stillPaidFils, inCodesFils } = givenUpBy(
    data,
    new Set(tradeIns.filter(({ isDemo }) => isDemo).map(({ id }) => id)),
  );
  const told = [
    givenUpFils > 0 && text.givenUp(formatAmount(givenUpFils)),
    inCodesFils > 0 && text.inCodes(formatAmount(inCodesFils)),
    stillPaidFils > 0 && text.stillPaid(formatAmount(stillPaidFils)),
  ].filter((sentence) => sentence !== false);
  return told.length > 0 ? told.join(' ') : undefined;
}

/** What cannot be sent to the hero any more, in words; empty where there is nothing, and until it is known. */
function useThingsGivenUp(): string {
  const { data: phones = [] } = useQuery(tradeInsQuery);
  const { data: claims = [] } = useQuery(claimsQuery);
  const { leave: text } = joiningTexts.data;
  const withUs = phones.filter(({ state }) => WITH_US.has(state)).map(({ device }) => device);
  const isClaimOpen = claims.some(({ state }) => state === 'claimed' || state === 'processing');
  return [withUs.length > 0 && text.phones(withUs.join(', ')), isClaimOpen && text.claims].filter(Boolean).join(' ');
}
