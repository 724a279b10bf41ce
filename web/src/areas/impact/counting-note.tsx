import { Link } from '../../kernel/routing/link';
import { impactTexts } from './texts.en';

/** Stands below public figures: what they count, and where that is explained. */
export function CountingNote() {
  return (
    <p className="text-xs text-ink-muted">
      {impactTexts.counting}{' '}
      <Link to="/how-we-count" className="inline-flex min-h-6 items-center font-semibold text-accent underline underline-offset-4">
        {impactTexts.howWeCount}
      </Link>
    </p>
  );
}
