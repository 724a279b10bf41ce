/** What other features may use of this one. */
export { QuoteCard } from './quote-card';
