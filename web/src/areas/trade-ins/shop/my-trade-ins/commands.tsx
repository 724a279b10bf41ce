import { PAYOUTS_ROUTES } from '@planet-heroes/contracts/areas/payouts/routes';
import type { Money, Payout } from '@planet-heroes/contracts/areas/payouts/schemas';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import {
  useMutation, type UseMutationResult, useQuery, useQueryClient, type UseQueryResult,
} from '@tanstack/react-query';
import { failureText } from '../../../../kernel/api/api-error';
import { queryOptionsOf } from '../../../../kernel/api/query-options';
import { refreshOwn } from '../../../heroes/acting-hero';
import { useMe } from '../../../heroes/use-me';
import { myTradeInsQuery } from '../../my-trade-ins-query';
import { QuoteRefusal } from '../quote-refusal';

/** Does something with a trade-in: what it became shows at once; the hero's room refreshes the rest. */
export function useTradeInCommand<Values>(
  send: (values: Values) => Promise<TradeIn>,
): UseMutationResult<TradeIn, Error, Values> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: async (answer) => {
      const { queryKey } = myTradeInsQuery;
      // A list that is under way was answered before.
      await queryClient.cancelQueries({ queryKey, exact: true });
      queryClient.setQueryData(queryKey, (known) => known?.map((one) => one.id === answer.id ? answer : one));
    },
    // After a refusal as well: a refusal means that the page showed old data.
    onSettled: () => refreshOwn(queryClient),
  });
}

/** What this browser’s hero is paid; the hero's room says when to ask again. Without a hero nothing is asked. */
export function useMoney(): UseQueryResult<Money> {
  const me = useMe();
  return useQuery({ ...queryOptionsOf(PAYOUTS_ROUTES.readMoney), enabled: Boolean(me.data) });
}

/** How a trade-in is paid, as far as it is known. */
export function payoutOf(money: Money | undefined, { id }: Pick<TradeIn, 'id'>): Payout | undefined {
  return money?.payouts.find(({ tradeInId }) => tradeInId === id);
}

/** Does something about the hero's money and reads it again, also after a refusal: the page showed old data then. */
export function useMoneyCommand<Values, Answer>(
  send: (values: Values) => Promise<Answer>,
): UseMutationResult<Answer, Error, Values> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled() {
      void refreshOwn(queryClient);
      return queryClient.invalidateQueries({ queryKey: [PAYOUTS_ROUTES.readMoney] });
    },
  });
}

/** Why something could not be done, in the server's words where it gave any. */
export function Refusal({ error, otherwise }: { error: Error | null; otherwise: string }) {
  return <QuoteRefusal text={error ? failureText(error, otherwise) : undefined} />;
}
