import { MESSAGES } from '../messages';
import { useAddress } from './address';
import { Link } from './link';
import { focusHeadingOf } from './panel';

interface PagerProps {
  /** The value of the query that says where a page begins, by its name. */
  from: string;
  /** Where the next page begins; nothing on the last. */
  next: string | null | undefined;
  texts: { first: string; next: string };
}

/** The ways to the first and the next page of a list; the browser knows the way back. */
export function Pager({ from, next, texts }: PagerProps) {
  const { path, query } = useAddress();
  const pageFrom = (value: string | undefined): string => {
    const wanted = new URLSearchParams(query);
    if (value === undefined) wanted.delete(from);
    else wanted.set(from, value);
    return wanted.size === 0 ? path : `${path}?${wanted}`;
  };
  const isFirst = !query.has(from);
  if (isFirst && !next) return null;
  const toTop = () => focusHeadingOf(document.activeElement);
  return (
    <nav aria-label={MESSAGES.filters.pages} className="pager">
      {!isFirst && <Link className="button" to={pageFrom(undefined)} onGone={toTop}>{texts.first}</Link>}
      {next && <Link className="button" to={pageFrom(next)} onGone={toTop}>{texts.next}</Link>}
    </nav>
  );
}
