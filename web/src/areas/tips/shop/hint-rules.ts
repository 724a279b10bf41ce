import { type Hint, HINT_PRIORITIES } from './hint';

export interface HintSurroundings {
  path: string;
  firstVisit: boolean;
  isDismissed: (id: string) => boolean;
  matchesMedia: (query: string) => boolean;
}

/** Whether a hint may show here and now (spec document 1, section 5). */
export function isEligible(hint: Hint, { path, firstVisit, isDismissed, matchesMedia }: HintSurroundings): boolean {
  const { pages, firstTime, media } = hint.conditions;
  if (pages && !pages.includes(path)) return false;
  if (firstTime && !firstVisit) return false;
  if (media && !matchesMedia(media)) return false;
  return !hint.showOnce || !isDismissed(hint.id);
}

/** High before medium before low; equals stay in the order in which they came. */
export function byPriority<H extends Hint>(hints: readonly H[]): H[] {
  return hints.toSorted((one, other) =>
    HINT_PRIORITIES.indexOf(one.priority) - HINT_PRIORITIES.indexOf(other.priority)
  );
}

/** The beginning of a text, up to a number of characters. */
export function preview(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length).trimEnd()}…`;
}
