import { SECOND_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { useNow } from '../../../../kit/use-now';

/** Whole seconds until a time in ms, updated every second; 0 once it has passed or where it is undefined. */
export function useSecondsUntil(moment: number | undefined): number {
  const now = useNow(SECOND_MS);
  return moment === undefined ? 0 : Math.max(0, Math.ceil((moment - now) / SECOND_MS));
}
