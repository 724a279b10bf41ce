import type { Reaction } from '../../kernel/areas/area.js';
import type { NewEvent } from '../../kernel/log/append-events.js';
import { reversedActivities } from '../trade-ins/trade-ins.area.js';
import { openParticipationsOf } from './advance-dubai-challenges.js';
import { countedIn } from './challenge-progress.js';
import type { DubaiParticipationRecord } from './dubai-participation.entity.js';

/**
 * A trade that is taken back no longer counts in challenges that its hero has not completed. What was completed stays
 * so, and paid. The heroes are locked.
 */
export const setBackDubaiChallenges: Reaction<'trade.reversed'> = async (transaction, events) => {
  const told: NewEvent[] = [];
  for (const activity of reversedActivities(events)) {
    const { heroId, cause } = activity;
    const { time } = events.find((event) => event.cause === cause)!;
    for (const participation of await openParticipationsOf(transaction, [heroId])) {
      const { challengeId, progress } = participation;
      const taken = Math.min(progress, countedIn(participation, activity));
      if (taken === 0) continue;
      await transaction.tables<typeof DubaiParticipationRecord>().updateTable('dubai_participation')
        .set({ progress: progress - taken })
        .where('challengeId', '=', challengeId).where('heroId', '=', heroId).execute();
      const data = { challengeId, heroId, taken };
      told.push({ type: 'dubai_challenge.set_back', subject: challengeId, cause, time, data });
    }
  }
  return told;
};
