import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { TRADE_INS_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { queryOptionsOf } from '../../../kernel/api/query-options';
import { useMe } from '../../heroes/use-me';
import { phaseOf } from './trade-in-phase';

/** The trade-ins of this browser's hero, newest first; the hero's room says when to ask again. */
export function useMyTradeIns(): UseQueryResult<TradeIn[]> {
  // Of a visitor who is known to have no hero nothing is asked.
  const me = useMe();
  return useQuery({ ...queryOptionsOf(TRADE_INS_ROUTES.listMyTradeIns), enabled: !me.isPending });
}

/** The newest of them that may still be credited. */
export function useOpenTradeIn(): TradeIn | undefined {
  return useMyTradeIns().data?.find(({ state }) => !['credited', 'closed'].includes(phaseOf(state)));
}
