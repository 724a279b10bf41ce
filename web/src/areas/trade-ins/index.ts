/** What other areas may use of this one. */
export {
  createTradeChoice, highestValueOf, type TradeChoiceStore, useLinkedPhone, useTradeChoice, type ValuedChoice,
} from './shop/trade-choice';
export { pathOfTradeIn, phaseOf } from './shop/trade-in-queries';
export { PricePickers } from './shop/price-pickers';
export { ProgrammeComparison } from './shop/programme-comparison';
export { QuickCalculator } from './shop/quick-calculator';
export { QuoteRefusal } from './shop/quote-refusal';
export { TradeSimulator } from './shop/trade-simulator';
export { TrustRow } from './shop/trust-row';
export { type TradeCalculator, useTradeCalculator } from './shop/use-trade-calculator';
