import type { BrowserStorage } from '../../../kernel/browser-storage';
import type { Hint } from './hint';

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
