import { HEADLINE_CHALLENGE } from '@planet-heroes/contracts/areas/community/community-hub';
import { DAY_MS } from '@planet-heroes/contracts/kernel/calendar/durations';

/** Bottles that count for the headline challenge: those since it began, up to its target. */
export function headlineBottles(totalBottles: number): number {
  const { fromTotalBottles, targetBottles } = HEADLINE_CHALLENGE;
  return Math.min(Math.max(totalBottles - fromTotalBottles, 0), targetBottles);
}

/** Days until it ends, the day that runs included; 0 once it is over. */
export function daysLeft(now: number): number {
  return Math.max(Math.ceil((Date.parse(HEADLINE_CHALLENGE.endsAt) - now) / DAY_MS), 0);
}
