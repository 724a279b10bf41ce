import { areasOf } from '../../kernel/areas/areas.js';
import { externalHandler } from '../../kernel/commands/command-handler.js';
import { KERNEL_RETENTION } from '../../kernel/commands/command-retention.js';
import type { Removed, RetentionContext } from '../../kernel/retention/retention.js';

/** Removes what nobody asks for any more, each area's by its own rule (docs/recover.md). */
export const removeOldRecords = externalHandler<'remove-old-records', Removed>({
  async external(_payload, database, { commandId, now, services }) {
    const bound = { ms: services.transactionBoundMs, owner: 'remove-old-records' };
    const context: RetentionContext = { cause: commandId, now, bound };
    const total: Removed = { removed: 0 };
    for (const retention of [...KERNEL_RETENTION, ...areasOf(database).list.flatMap((area) => area.retention ?? [])]) {
      const { removed, transactionId } = await retention(database, context);
      total.removed += removed;
      if (transactionId) total.transactionId = transactionId;
    }
    return total;
  },
  commit: async ({ removed, transactionId }) => ({ result: { removed }, transactionId }),
});
