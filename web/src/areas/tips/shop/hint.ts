import type { BrowserStorage } from '../../../kernel/browser-storage';

/** How urgent a hint is; also the order in which hints are listed. */
const HINT_PRIORITIES = ['high', 'medium', 'low'] as const;

export type TooltipSide = 'top' | 'bottom' | 'left' | 'right';

/** A contextual hint without its words (spec document 1, section 3). */
export interface Hint<Id extends string = string> {
  readonly id: Id;
  readonly type: 'info' | 'tip' | 'achievement' | 'action';
  /** The side of its target on which its tooltip stands where there is room. */
  readonly position: TooltipSide;
  /** Test id, `data-tip` or selector, the best first: the first that is on the page is used. */
  readonly target: readonly string[];
  readonly delayMs: number;
  /** Dismissed once, it stays away. */
  readonly showOnce: boolean;
  readonly priority: (typeof HINT_PRIORITIES)[number];
  readonly conditions: {
    readonly pages?: readonly string[];
    readonly firstTime?: boolean;
    /** A media query: some targets exist on small screens alone. */
    readonly media?: string;
  };
  /** The path that its action button leads to. */
  readonly leadsTo?: string;
}

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
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length).join('').trimEnd()}…`;
}

/**
 * The life of hints: eligible (not in here yet), active after their delay, shown on request, dismissed (spec document
 * 1, section 4).
 */
export interface HintState<H extends Hint = Hint> {
  /** By priority. */
  readonly active: readonly H[];
  readonly shown: readonly string[];
}

export const NO_HINTS = { active: [], shown: [] } as const;

/** A hint whose delay is over joins the active ones. */
export function activate<H extends Hint>(state: HintState<H>, hint: H): HintState<H> {
  if (state.active.some(({ id }) => id === hint.id)) return state;
  return { ...state, active: byPriority([...state.active, hint]) };
}

/** Shows an active hint, or hides it again. */
export function toggle<H extends Hint>(state: HintState<H>, id: string): HintState<H> {
  if (state.shown.includes(id)) return hide(state, id);
  if (!state.active.some((hint) => hint.id === id)) return state;
  return { ...state, shown: [...state.shown, id] };
}

/** Hides a hint, which stays active. */
export function hide<H extends Hint>(state: HintState<H>, id: string): HintState<H> {
  return { ...state, shown: state.shown.filter((shown) => shown !== id) };
}

/** Hides the current hint; all stay active. */
export function hideAll<H extends Hint>(state: HintState<H>): HintState<H> {
  return { ...state, shown: [] };
}

/** Takes a hint away. */
export function dismiss<H extends Hint>(state: HintState<H>, id: string): HintState<H> {
  return { ...hide(state, id), active: state.active.filter((hint) => hint.id !== id) };
}

/** The hint whose tooltip is on screen: of those that are shown, the most urgent. */
export function onScreen<H extends Hint>({ active, shown }: HintState<H>): H | undefined {
  return active.find(({ id }) => shown.includes(id));
}

const DISMISSED_PREFIX = 'planet-heroes:hint-dismissed:';
const VISITED_KEY = 'planet-heroes:has-visited';

/** What the browser remembers of hints: a flag for each dismissed one, and whether there was a visit before. */
export class HintMemory {
  constructor(private readonly storage: BrowserStorage) {}

  isDismissed(id: string): boolean {
    return this.storage.getItem(DISMISSED_PREFIX + id) !== null;
  }

  /** Remembers it, unless it is one that comes again each time. */
  dismiss({ id, showOnce }: Hint): void {
    if (showOnce) this.storage.setItem(DISMISSED_PREFIX + id, 'true');
  }

  /** Whether this is the first visit; from now on it is not (spec document 1, section 4). */
  beginVisit(): boolean {
    const first = this.storage.getItem(VISITED_KEY) === null;
    if (first) this.storage.setItem(VISITED_KEY, 'true');
    return first;
  }

  /** Forgets every dismissal and the visit. */
  reset(hints: readonly Hint[]): void {
    for (const { id } of hints) this.storage.removeItem(DISMISSED_PREFIX + id);
    this.storage.removeItem(VISITED_KEY);
  }
}
