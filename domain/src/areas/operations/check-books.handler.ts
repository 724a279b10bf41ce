import { externalHandler } from '../../kernel/commands/command-handler.js';
import { reconcile } from '../../kernel/reconciliation/reconcile.js';

/** Checks the books and writes down what it found: while they do not hold, reward claims are refused. */
export const checkBooks = externalHandler<'check-books', Awaited<ReturnType<typeof reconcile>>>({
  // The check has a snapshot of its own; its report is written in another transaction.
  external: (_payload, database) => reconcile(database),
  async commit(report, _payload, transaction) {
    await transaction.query(
      `insert into books_report (id, holds, checks, checked_at) values (1, $1, $2, $3)
       on conflict (id) do update set holds = excluded.holds, checks = excluded.checks, checked_at = excluded.checked_at`,
      [report.holds, JSON.stringify(report.checks), report.checkedAt],
    );
    return { result: report, transactionId: undefined };
  },
});
