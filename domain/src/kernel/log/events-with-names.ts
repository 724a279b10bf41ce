import type { LogEventType } from '@planet-heroes/contracts/log-events';

/** Events that carry a person's name: removing a hero takes it out of them. */
export const EVENTS_WITH_NAMES = ['hero.joined', 'hero.renamed'] as const satisfies LogEventType[];

/** SQL for the events that carry what a person is called or wrote: they stay where a removal reaches them, in the log, never in an archive. */
export const HAS_PERSONAL_TEXT = `(type in ('hero.joined', 'hero.renamed', 'social_challenge.created')
  or (type in ('points.earned', 'points.moved') and data ->> 'rule' in ('social-challenge', 'challenge-escrow', 'challenge-refund')))`;
