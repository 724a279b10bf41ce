/** What other areas may use of this one. */
export { QuoteList } from './shop/quote-list';
