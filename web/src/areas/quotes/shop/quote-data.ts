import type { QuoteSort, QuoteState } from '@planet-heroes/contracts/areas/quotes/catalogue';
import { volumeTierFor } from '@planet-heroes/contracts/areas/quotes/bulk-valuation';
import type { Quote, QuoteSummary } from '@planet-heroes/contracts/areas/quotes/schemas';
import { HOUR_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { QUOTES_ROUTES } from '@planet-heroes/contracts/areas/quotes/routes';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ask } from '../../../kernel/api/ask';
import { queryOptionsOf } from '../../../kernel/api/query-options';
import { formatDay } from '../../../kernel/i18n/format-date';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { formatFils } from '../../../kernel/i18n/format-money';
import { allPages, eachOnce, overlayRoom, PAGE_ROWS } from '../../corporate/list-rows';
import { useActs, useCompanyRoom } from '../../corporate/company-queries';
import { type ListQuestion, USUAL_SORT } from '../../corporate/list-address';
import { formatHours } from '../../corporate/format-duration';
import { corporateTexts } from '../../corporate/texts.en';
import { corporateQuotesTexts } from '../texts.en';

type Question = ListQuestion<QuoteState, QuoteSort>;
const asked = ({ search, ...question }: Question) => ({ ...question, search: search || undefined });

/** The company's quotes that fit, page by page, kept current by its room, with the sums of all that fit. */
export function useQuotes(question: Question) {
  const room = useCompanyRoom();
  const query = { ...asked(question), limit: PAGE_ROWS };
  const answer = useInfiniteQuery({
    queryKey: queryOptionsOf(QUOTES_ROUTES.listQuotes, { query }).queryKey,
    queryFn: ({ pageParam: after, signal }) =>
      ask(QUOTES_ROUTES.listQuotes, { query: { ...query, after } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    enabled: useActs(),
  });
  const pages = answer.data?.pages;
  const shown = pages && overlayRoom<QuoteSummary>(
    { items: eachOnce(pages.flatMap(({ quotes }) => quotes)), total: pages[0]!.total },
    room?.quotes,
    {
      takesNew: !question.status && !question.search && question.sort === USUAL_SORT,
      createdAt: ({ createdAt }) => createdAt,
    },
  );
  return { ...answer, rows: shown?.items, told: room?.quotes, total: shown?.total ?? 0, sums: pages?.[0] };
}

/** All quotes that fit, as they are now. */
export async function loadAllQuotes(question: Question): Promise<QuoteSummary[]> {
  const pages = await allPages((after, limit) =>
    ask(QUOTES_ROUTES.listQuotes, { query: { ...asked(question), after, limit } })
  );
  return pages.flatMap(({ quotes }) => quotes);
}

/** All of a quote that can be accepted, or of any other where it is `wanted`: its prices and terms. */
export function useWholeOffer({ id, status }: QuoteSummary, wanted = status === 'approved') {
  return useQuery({ ...queryOptionsOf(QUOTES_ROUTES.readQuote, { params: { id } }), enabled: wanted });
}

/** Whether a quote has a price that the company may accept, or has accepted. */
export function isOffer({ status }: Pick<QuoteSummary, 'status'>): boolean {
  return status === 'approved' || status === 'accepted';
}

/** What quotes come to together, fils; zero where none of them is priced. */
export function formatQuoteSum(amount: number): string {
  return amount === 0 ? corporateTexts.notPricedYet : formatFils(amount);
}

/** The facts of a quote, on screen and on paper. */
export function quoteFacts(quote: QuoteSummary, whole: Quote | undefined) {
  const { details: text } = corporateQuotesTexts;
  const { fields, notYet, none, openPriced, terms, term, prices } = corporateTexts;
  return [
    [fields.companyName, quote.company],
    [prices.type, quote.devices],
    [text.deviceCount, formatWhole(quote.deviceCount)],
    [text.estimatedValue, whole && quote.respondedAt && whole.rows.length > 0 && formatFils(estimateOf(whole))],
    [quotePriceLabel(quote), quote.estimatedValue === null ? openPriced : formatFils(quote.estimatedValue)],
    [text.unitPrice, quote.unitPrice === null ? notYet : formatFils(quote.unitPrice)],
    [text.bonus, quote.bonusPercent > 0 ? `+${quote.bonusPercent}%` : none],
    [text.createdAt, formatDay(quote.createdAt)],
    [text.validUntil, quote.validUntil ? formatDay(quote.validUntil) : notYet],
    [terms, whole && term(whole.paymentTerms)],
    [quote.respondedAt ? text.responseTime : text.promisedTime, promisedOrTaken(quote)],
  ] as const;
}

/** How long our answer took or, before it, how long we promised that it takes at most. */
function promisedOrTaken({ createdAt, respondedAt, responseDueAt }: QuoteSummary): string {
  return formatHours((Date.parse(respondedAt ?? responseDueAt) - Date.parse(createdAt)) / HOUR_MS);
}

/** What was estimated as it was asked for, fils. */
function estimateOf({ rows, deviceCount }: Quote): number {
  const bonusPercent = volumeTierFor(deviceCount)?.bonusPercent ?? 0;
  return (rows.reduce((sum, { estimatedValue }) => sum + estimatedValue, 0) / 100) * (100 + bonusPercent);
}

const text = corporateQuotesTexts.details;

/**
 * The label of a quote's amount: an estimate until the desk has set a price, and more than an offer once approved.
 */
export function quotePriceLabel(quote: Pick<QuoteSummary, 'status' | 'respondedAt'>): string {
  if (quote.respondedAt === null) return text.estimatedValue;
  return isOffer(quote) ? text.approvedPrice : text.offeredPrice;
}
