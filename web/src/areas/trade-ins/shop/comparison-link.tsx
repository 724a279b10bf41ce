import { Link } from '../../../kernel/routing/link';
import { tradeInTexts } from '../texts.en';

/** Where the two programmes are compared, on the Exchange page. */
export const COMPARISON_ID = 'mission-or-standard';
/** How links from one programme to the other look. */
export const LINK = 'font-semibold text-accent underline underline-offset-3 hover:text-accent-strong';

/** The way to the comparison, from beside each calculator. */
export function ComparisonLink() {
  return (
    <p className="mt-1 text-sm">
      <Link to={`/exchange#${COMPARISON_ID}`} className={LINK}>
        {tradeInTexts.comparison.title}
      </Link>
    </p>
  );
}
