import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import type { DubaiChallengeRecord } from './dubai-challenge.entity.js';
import type { DubaiRewardRecord } from './dubai-reward.entity.js';

/** Takes a challenge or reward that has been over for some days off its list. */
export const retireDubaiOffer = transactionalHandler<'retire-dubai-offer'>(
  async ({ kind, id }, transaction, { commandId, now }) => {
    const retired = await transaction
      .tables<typeof DubaiChallengeRecord | typeof DubaiRewardRecord>()
      .updateTable(kind === 'challenge' ? 'dubai_challenge' : 'dubai_reward')
      .set({ retiredAt: now })
      .where('id', '=', id)
      .where('retiredAt', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!retired) return { result: { retired: false }, transactionId: undefined };
    const envelope = { subject: id, cause: commandId, time: now };
    const transactionId = await appendEvents(transaction, [
      kind === 'challenge'
        ? { type: 'dubai_challenge.retired', ...envelope, data: { challengeId: id } }
        : { type: 'reward.retired', ...envelope, data: { rewardId: id } },
    ]);
    return { result: { retired: true }, transactionId };
  },
);
