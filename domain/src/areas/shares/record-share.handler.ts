import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import { readShare } from './read-shares.js';
import { recordShare } from './record-share.js';

/** Records that a hero shared something. The share's id is the command's. */
export const recordShareHandler = transactionalHandler<'record-share'>(async (payload, transaction, { commandId, now }) => {
  const transactionId = await recordShare(transaction, { ...payload, shareId: commandId, cause: commandId, time: now });
  return { result: await readShare(transaction, commandId), transactionId };
});
