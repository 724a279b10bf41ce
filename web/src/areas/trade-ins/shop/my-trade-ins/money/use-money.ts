import { PAYOUTS_ROUTES } from '@planet-heroes/contracts/areas/payouts/routes';
import type { Money } from '@planet-heroes/contracts/areas/payouts/schemas';
import {
  useMutation, type UseMutationResult, useQuery, useQueryClient, type UseQueryResult,
} from '@tanstack/react-query';
import { queryOptionsOf } from '../../../../../kernel/api/query-options';
import { refreshOwn } from '../../../../heroes/refresh-own';
import { useMe } from '../../../../heroes/use-me';

/** What this browser’s hero is paid; the hero's room says when to ask again. Without a hero nothing is asked. */
export function useMoney(): UseQueryResult<Money> {
  const me = useMe();
  return useQuery({ ...queryOptionsOf(PAYOUTS_ROUTES.readMoney), enabled: Boolean(me.data) });
}

/** Does something about the hero's money and reads it again: no room says that credit was spent. */
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
