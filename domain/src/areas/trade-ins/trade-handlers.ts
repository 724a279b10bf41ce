import type { TRADE_COMMANDS } from '@planet-heroes/contracts/areas/trade-ins/commands';
import type { HandlersOf } from '../../kernel/commands/command-handler.js';
import { calculateTradeValue } from './calculate-trade-value.handler.js';
import { calculateTrade } from './calculate-trade.handler.js';
import { expireTradeIn } from './expire-trade-in.handler.js';
import { quoteTradeIn } from './quote-trade-in.handler.js';
import { rejectTradeIn } from './reject-trade-in.handler.js';
import { verifyTrade } from './verify-trade.handler.js';

export const TRADE_HANDLERS: HandlersOf<typeof TRADE_COMMANDS> = {
  'calculate-trade': calculateTrade,
  'calculate-trade-value': calculateTradeValue,
  'quote-trade-in': quoteTradeIn,
  'verify-trade': verifyTrade,
  'reject-trade-in': rejectTradeIn,
  'expire-trade-in': expireTradeIn,
};
