import type { LogEventType } from '@planet-heroes/contracts/log-events';

/** The parts of an area's events that carry a person's name or texts. */
export interface PersonalEvents {
  readonly types?: readonly LogEventType[];
  /** The rules whose points have a person's words as their reason. */
  readonly pointRules?: readonly string[];
}

/** The events that hold a movement of points with its reason. */
export const POINT_EVENTS = ['points.earned', 'points.taken_back', 'points.moved'] as const satisfies LogEventType[];
