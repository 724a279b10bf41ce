import type { LogEventType } from '@planet-heroes/contracts/events/log-events';

/**
 * Events that carry a person's name. Removing a hero takes the name out of them, so they stay where that can reach them:
 * in the log, never in an archive.
 */
export const EVENTS_WITH_NAMES = ['hero.joined', 'hero.renamed'] as const satisfies LogEventType[];
