import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import { appendEvents } from '../../kernel/log/append-events.js';

/** Takes a challenge or reward that has been over for some days off its list. */
export const retireDubaiOffer = transactionalHandler<'retire-dubai-offer'>(async ({ kind, id }, transaction, { commandId, now }) => {
  const retired = await transaction.query(
    `update dubai_${kind} set retired_at = $2 where id = $1 and retired_at is null returning id`,
    [id, now.toISOString()],
  );
  if (retired.length === 0) return { result: { retired: false }, transactionId: undefined };
  const envelope = { subject: id, cause: commandId, time: now };
  const transactionId = await appendEvents(transaction, [
    kind === 'challenge'
      ? { type: 'dubai_challenge.retired', ...envelope, data: { challengeId: id } }
      : { type: 'reward.retired', ...envelope, data: { rewardId: id } },
  ]);
  return { result: { retired: true }, transactionId };
});
