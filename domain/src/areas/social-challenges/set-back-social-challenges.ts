import type { Reaction } from '../../kernel/areas/area.js';
import type { NewEvent } from '../../kernel/log/append-events.js';
import { reversedActivities } from '../trade-ins/trade-ins.area.js';
import { countedIn } from './challenge-progress.js';
import { lockChallenges } from './lock-challenge.js';
import type { SocialParticipationRecord } from './social-challenges.entities.js';

/**
 * A trade that is taken back no longer counts in challenges that go on and that its hero has not completed. What was
 * completed stays so, and paid. The heroes are locked; their challenges come after them.
 */
export const setBackSocialChallenges: Reaction<'trade.reversed'> = async (transaction, events) => {
  const told: NewEvent[] = [];
  for (const activity of reversedActivities(events)) {
    const { heroId, cause } = activity;
    const { time } = events.find((event) => event.cause === cause)!;
    const tables = transaction.tables<typeof SocialParticipationRecord>();
    const open = tables.selectFrom('social_participation').select(['challengeId', 'progress', 'joinedAt'])
      .where('isOpen', '=', true).where('heroId', '=', heroId).orderBy('challengeId');
    const found = await open.execute();
    if (found.length === 0) continue;
    const challenges = await lockChallenges(transaction, found.map(({ challengeId }) => challengeId));
    // Read again under the locks: a challenge may have ended while this transaction waited for it.
    const still = await open.where('challengeId', 'in', [...challenges.keys()]).execute();
    for (const { challengeId, progress, joinedAt } of still) {
      const { challengeType, expiresAt } = challenges.get(challengeId)!;
      const amount = Math.min(progress, countedIn({ challengeType, joinedAt, expiresAt }, activity));
      if (amount === 0) continue;
      await tables.updateTable('social_participation').set({ progress: progress - amount })
        .where('challengeId', '=', challengeId).where('heroId', '=', heroId).execute();
      const data = { challengeId, heroId, amount };
      told.push({ type: 'social_challenge.set_back', subject: challengeId, cause, time, data });
    }
  }
  return told;
};
