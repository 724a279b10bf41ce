import { pureHandler } from '../../kernel/commands/command-handler.js';
import { valuePhone } from './value-phone.js';

/** Prices a phone by the home table (spec document 1, sections 7 and 9). Awards nothing. */
export const calculateTrade = pureHandler<'calculate-trade'>(
  ({ device, condition }) => valuePhone('home', device, condition).valuation,
);
