/** What other features may use of this one. */
export { QuickCalculator } from './quick-calculator';
export { QuoteRefusal } from './quote-refusal';
export { TradeSimulator } from './trade-simulator';
export { type TradeCalculator, useTradeCalculator } from './use-trade-calculator';
