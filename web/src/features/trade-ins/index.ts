/** What other features may use of this one. */
export { highestValueOf } from './highest-value';
export { pathOfTradeIn } from './path-of-trade-in';
export { phaseOf } from './phase';
export { PricePickers } from './price-pickers';
export { ProgrammeComparison } from './programme-comparison';
export { QuickCalculator } from './quick-calculator';
export { QuoteRefusal } from './quote-refusal';
export { createTradeChoice, type TradeChoiceStore, useTradeChoice, type ValuedChoice } from './trade-choice';
export { TradeSimulator } from './trade-simulator';
export { TrustRow } from './trust-row';
export { type TradeCalculator, useTradeCalculator } from './use-trade-calculator';
