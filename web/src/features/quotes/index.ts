/** What other features may use of this one. */
export { QuoteList } from './quote-list';
