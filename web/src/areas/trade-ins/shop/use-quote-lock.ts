import { POLLING_MS } from '@planet-heroes/contracts/kernel/interface';
import type { QuoteTradeInRequest, TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { TRADE_INS_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { askOnce } from '../../../kernel/api/ask-once';
import { failureText } from '../../../kernel/api/api-error';
import { ownHeroId, refreshOwn } from '../../heroes/acting-hero';
import { useLiveStore } from '../../../kernel/live/live-store';
import { myTradeInsQuery } from '../my-trade-ins-query';
import { tradeInTexts } from '../texts.en';

export interface QuoteLock {
  pending: boolean;
  /** The trade-in that the lock began, as it stands now. */
  tradeIn: TradeIn | undefined;
  /** Why the last try failed, in words for the visitor. */
  refusal: string | undefined;
  lock: (quote: QuoteTradeInRequest) => void;
  /** Forgets the receipt: another quote is looked at. The trade-in itself stays. */
  clear: () => void;
}

/**
 * Locks a quote and follows the trade-in that it becomes: the hero's room says when to read it again, and without one
 * it is polled.
 */
export function useQuoteLock(): QuoteLock {
  const queryClient = useQueryClient();
  const { mutate, reset, data, error, isPending } = useMutation<TradeIn, Error, QuoteTradeInRequest>({
    mutationFn: async (quote) => {
      await ownHeroId();
      return askOnce(TRADE_INS_ROUTES.quoteTradeIn, { body: quote });
    },
    onSuccess: () => refreshOwn(queryClient),
  });
  const isPolling = useLiveStore(({ status, isPaused }) => status === 'polling' && !isPaused);
  const known = useQuery({
    ...myTradeInsQuery,
    enabled: data !== undefined,
    refetchInterval: isPolling && POLLING_MS.leaderboard,
  }).data;

  return {
    pending: isPending,
    tradeIn: data && (known?.find(({ id }) => id === data.id) ?? data),
    refusal: error ? failureText(error, tradeInTexts.lock.failed) : undefined,
    lock: mutate,
    clear: reset,
  };
}
