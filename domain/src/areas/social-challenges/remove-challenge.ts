import { TAKEN_AWAY_CHALLENGE } from '@planet-heroes/contracts/areas/social-challenges/catalogue';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import { appendEvents, type NewEvent } from '../../kernel/log/append-events.js';
import { lockHeroes } from '../heroes/heroes.area.js';
import { closeChallenge } from './end-challenge.js';
import { replaceTexts } from './erase-challenges.js';
import { lockChallenge, unknownChallenge } from './lock-challenge.js';
import type { SocialChallengeTables } from './social-challenges.entities.js';

/**
 * Support takes a challenge away: it ends now, what it did not pay returns to its creator's budget, and nobody reads
 * what it said any more. Who completed it stays paid. Throws `unknown_challenge`.
 */
export const removeSocialChallenge = transactionalHandler<'remove-social-challenge'>(
  async ({ challengeId, reason }, transaction, { commandId: cause, now: time }) => {
    const known = await transaction.tables<SocialChallengeTables>().selectFrom('social_challenge').select('creatorId')
      .where('id', '=', challengeId).executeTakeFirst();
    if (!known) throw unknownChallenge(challengeId);
    const heroId = known.creatorId;
    await lockHeroes(transaction, [heroId]);
    const challenge = await lockChallenge(transaction, challengeId);
    const isGone = challenge.title === TAKEN_AWAY_CHALLENGE.title
      && challenge.description === TAKEN_AWAY_CHALLENGE.description;
    const events: NewEvent[] = challenge.endedAt
      ? []
      : await closeChallenge(transaction, { ...challenge, ...TAKEN_AWAY_CHALLENGE }, 'removed', {
        endedAt: time, cause, time,
      });
    if (!isGone) {
      await replaceTexts(transaction, [challengeId], heroId, TAKEN_AWAY_CHALLENGE);
      const data = { challengeId, heroId, reason };
      events.push({ type: 'social_challenge.removed', subject: challengeId, cause, time, data });
    }
    return { result: { challengeId }, transactionId: await appendEvents(transaction, events) };
  },
);
