import type { Hint } from './hint';
import { byPriority } from './hint-rules';

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
