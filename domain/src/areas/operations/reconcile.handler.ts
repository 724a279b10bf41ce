import { externalHandler } from '../../kernel/commands/command-handler.js';
import { reconcile, saveReconciliationReport } from '../../kernel/reconciliation/reconcile.js';

/**
 * Holds the tables against each other and writes down what it found: while they do not agree, reward claims are
 * refused.
 */
export const reconcileTables = externalHandler<'check-books', Awaited<ReturnType<typeof reconcile>>>({
  // It has a snapshot of its own; the report is written in another transaction.
  external: (_payload, database) => reconcile(database),
  async commit(report, _payload, transaction) {
    await saveReconciliationReport(transaction, report);
    return { result: report, transactionId: undefined };
  },
});
