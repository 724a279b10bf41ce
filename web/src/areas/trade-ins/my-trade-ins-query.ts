import { TRADE_INS_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import { queryOptionsOf } from '../../kernel/api/query-options';
import { ownQuery } from '../heroes/own-queries';

/** The trade-ins of this browser's hero, newest first; none for a visitor without a hero. */
export const myTradeInsQuery = ownQuery(queryOptionsOf(TRADE_INS_ROUTES.listMyTradeIns), []);
