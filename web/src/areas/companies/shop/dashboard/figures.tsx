import { FIGURE_PERIODS, type FigurePeriod } from '@planet-heroes/contracts/areas/orders/catalogue';
import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import type { Figures, Sla } from '@planet-heroes/contracts/areas/orders/schemas';
import type { QuoteState } from '@planet-heroes/contracts/areas/quotes/catalogue';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOptionsOf } from '../../../../kernel/api/query-options';
import { formatWhole } from '../../../../kernel/i18n/format-number';
import { FactCards } from '../../../../kit/fact-cards';
import { formatHours } from '../../../corporate/format-duration';
import { useActs, useCompanyRoom } from '../../../corporate/company-queries';
import { corporateDashboardTexts } from '../../texts-dashboard.en';

export const USUAL_PERIOD: FigurePeriod = 'quarter';

/** The period that the address names (`?period=`). */
export function periodOf(named: string | undefined): FigurePeriod {
  return FIGURE_PERIODS.find((period) => period === named) ?? USUAL_PERIOD;
}

/** The company's figures for a period, kept current by its room. */
export function useFigures(period: FigurePeriod) {
  useCompanyRoom();
  return useQuery({
    ...queryOptionsOf(ORDERS_ROUTES.readFigures, { query: { period } }),
    placeholderData: keepPreviousData,
    enabled: useActs(),
  });
}

/**
 * How a figure has changed, in whole percent; undefined where there was nothing before to compare it with, or so little
 * that it grew more than threefold: a percentage would impress more than it says.
 */
export function changeOf(current: number, before: number): number | undefined {
  if (before === 0) return current === 0 ? 0 : undefined;
  if (current > before * 3) return undefined;
  return Math.round(((current - before) / before) * 100);
}

const text = corporateDashboardTexts.promises;
const percent = (share: number | undefined) => (share === undefined ? '–' : `${Math.round(share * 100)}%`);
const hours = (value: number | null) => (value === null ? '–' : formatHours(value));
const share = (part: number, whole: number) => (whole === 0 ? undefined : part / whole);

/** How fast we answered and paid, and how often an offer was taken. */
export function PromiseFigures(
  { sla: { quotes: answers, payments }, quoteStates }: { sla: Sla; quoteStates: Figures['quoteStates'] },
) {
  const of = (...states: QuoteState[]) =>
    quoteStates.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0);
  return (
    <FactCards
      facts={[
        {
          figure: hours(answers.averageHours),
          label: text.response,
          note: text.responseNote(formatWhole(answers.withinPromise), formatWhole(answers.answered)),
        },
        {
          figure: percent(share(answers.withinPromise, answers.answered)),
          label: text.kept,
          note: text.openNote(formatWhole(answers.open), formatWhole(answers.late)),
        },
        { figure: hours(payments.averageHours), label: text.payment, note: text.paymentNote(payments.promisedHours) },
        {
          figure: percent(share(of('accepted'), of('accepted', 'declined', 'expired'))),
          label: text.acceptance,
          note: text.acceptanceNote,
        },
      ]}
    />
  );
}
