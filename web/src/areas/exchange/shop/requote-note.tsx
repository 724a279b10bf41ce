import { TRADE_INS_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import { useQuery } from '@tanstack/react-query';
import { queryOptionsOf } from '../../../kernel/api/query-options';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { PageSection } from '../../../kit/titled-section';
import { exchangeTexts } from '../texts.en';

/** How many of a hundred phones were worth less than their quote, and why. Nothing while too few were inspected. */
export function RequoteNote() {
  const { requotes: text } = exchangeTexts;
  const { data } = useQuery(queryOptionsOf(TRADE_INS_ROUTES.readRequotes));
  if (!data || data.inspected === null) return null;
  const { inspected, lower, reasons } = data;
  const percent = formatWhole(Math.round((100 * lower) / inspected));
  return (
    <PageSection title={text.title}>
      <p className="max-w-prose">{text.share(percent, formatWhole(inspected))}</p>
      {reasons.length > 0 && (
        <>
          <p className="mt-3 font-semibold">{text.why}</p>
          <ul className="mt-1 list-inside list-disc">
            {reasons.map(({ question, phones }) => (
              <li key={question}>{text.reason(text.questions[question], formatWhole(phones))}</li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-3 max-w-prose text-ink-muted">{text.yours}</p>
    </PageSection>
  );
}
