import type { QuoteSummary } from '@planet-heroes/contracts/areas/quotes/schemas';
import { corporateTexts } from '../../corporate/texts.en';
import { corporateQuotesTexts } from '../texts.en';
import { type CsvCell, csvFile } from '../../corporate/csv';

const FILS_PER_DIRHAM = 100;
const text = corporateQuotesTexts;
const { details, papers } = text;
const { fields, quoteStates } = corporateTexts;
const dirhams = (fils: number | null) => (fils === null ? null : fils / FILS_PER_DIRHAM);

/** The columns of a file of quotes: amounts are dirhams, times UTC, as spreadsheets read them. */
const columns = (): readonly (readonly [name: string, of: (quote: QuoteSummary) => CsvCell])[] => [
  [text.quote, ({ id }) => id],
  [fields.companyName, ({ company }) => company],
  [fields.contactName, ({ contactName }) => contactName],
  [details.deviceCount, ({ devices }) => devices],
  [papers.deviceCount, ({ deviceCount }) => deviceCount],
  [papers.value, ({ estimatedValue }) => dirhams(estimatedValue)],
  [papers.unitPrice, ({ unitPrice }) => dirhams(unitPrice)],
  [papers.bonus, ({ bonusPercent }) => bonusPercent],
  [text.status, ({ status }) => quoteStates[status]],
  [details.createdAt, ({ createdAt }) => createdAt],
  [details.validUntil, ({ validUntil }) => validUntil],
  [papers.order, ({ orderId }) => orderId],
];

/** Quotes as a file for spreadsheets. */
export function quotesCsv(quotes: readonly QuoteSummary[]): Blob {
  const all = columns();
  return csvFile(all.map(([name]) => name), quotes.map((quote) => all.map(([, of]) => of(quote))));
}
