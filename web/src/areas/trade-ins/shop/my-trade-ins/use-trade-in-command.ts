import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { TRADE_INS_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import { queryOptionsOf } from '../../../../kernel/api/query-options';
import { refreshOwn } from '../../../heroes/refresh-own';

/** Does something with a trade-in: what it became shows at once; the hero's room refreshes the rest. */
export function useTradeInCommand<Values>(
  send: (values: Values) => Promise<TradeIn>,
): UseMutationResult<TradeIn, Error, Values> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: async (answer) => {
      const { queryKey } = queryOptionsOf(TRADE_INS_ROUTES.listMyTradeIns);
      // A list that is under way was answered before.
      await queryClient.cancelQueries({ queryKey, exact: true });
      queryClient.setQueryData(queryKey, (known) => known?.map((one) => one.id === answer.id ? answer : one));
    },
    // After a refusal as well: a refusal means that the page showed old data.
    onSettled: () => refreshOwn(queryClient),
  });
}
