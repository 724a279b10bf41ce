import { TRADE_INS_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import type { TradeInProgramme } from '@planet-heroes/contracts/areas/trade-ins/valuation';
import { askOnce } from '../../kernel/api/ask-once';
import { queryClient } from '../../kernel/api/queries';
import { toastFailure } from '../../kernel/api/toast-failure';
import { formatDay } from '../../kernel/i18n/format-date';
import { toast } from '../../kit/toast/toast';
import { ownHeroId, refreshOwn } from '../heroes/acting-hero';
import { myTradeInsQuery } from './my-trade-ins-query';
import type { TradeChoice } from './shop/trade-choice';
import { pathOfTradeIn } from './shop/trade-in-queries';
import { tradeInTexts } from './texts.en';

/** A second press can come before the first has been drawn. */
let isLocking = false;

/** Locks the price of a choice where it stands, and leads to its trade-in. A failure shows. */
export async function lockPrice(
  programme: TradeInProgramme,
  { model, condition }: Partial<TradeChoice>,
  navigate: (path: string) => void,
): Promise<void> {
  if (!model || !condition || isLocking) return;
  isLocking = true;
  try {
    await ownHeroId();
    const tradeIn = await askOnce(TRADE_INS_ROUTES.quoteTradeIn, { body: { programme, device: model, condition } });
    const { queryKey } = myTradeInsQuery;
    // A list that is under way was answered before.
    await queryClient.cancelQueries({ queryKey, exact: true });
    queryClient.setQueryData(queryKey, (known) => known && [tradeIn, ...known.filter(({ id }) => id !== tradeIn.id)]);
    void refreshOwn(queryClient);
    navigate(pathOfTradeIn(tradeIn.id));
    const { title, until } = tradeInTexts.lock.receipt;
    toast({ title: title.locked, description: `${until} ${formatDay(tradeIn.lockedUntil!)}` });
  } catch (error) {
    toastFailure(error, tradeInTexts.lock.failed);
  } finally {
    isLocking = false;
  }
}
