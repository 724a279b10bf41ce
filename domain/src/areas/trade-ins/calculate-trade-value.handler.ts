import { pureHandler } from '../../kernel/commands/command-handler.js';
import { valuePhone } from './value-phone.js';

/** Prices a phone by the simulator's table (spec document 1, sections 7 and 9). Awards nothing. */
export const calculateTradeValue = pureHandler<'calculate-trade-value'>(
  ({ phoneModel, condition }) => valuePhone('exchange', phoneModel, condition).valuation,
);
