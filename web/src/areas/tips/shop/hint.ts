/** How urgent a hint is; also the order in which hints are listed. */
export const HINT_PRIORITIES = ['high', 'medium', 'low'] as const;

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
