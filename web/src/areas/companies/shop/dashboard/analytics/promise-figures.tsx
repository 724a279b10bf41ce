import type { Figures, Sla } from '@planet-heroes/contracts/areas/orders/schemas';
import type { QuoteState } from '@planet-heroes/contracts/areas/quotes/catalogue';
import { formatWhole } from '../../../../../kernel/i18n/format-number';
import { corporateDashboardTexts } from '../../../texts-dashboard.en';
import { FactCards } from '../../../../../kit/fact-cards';

const text = corporateDashboardTexts.promises;
const percent = (share: number | undefined) => (share === undefined ? '–' : `${Math.round(share * 100)}%`);
const hours = (value: number | null) => (value === null ? '–' : text.hours(String(value)));
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
