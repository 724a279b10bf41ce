import { AppError } from '@planet-heroes/contracts/errors/app-error';
import { type CommandJob, type CommandName, type CommandOutcome, COMMANDS } from '@planet-heroes/contracts/commands/commands';
import type { Database, Transaction } from '../database/database.js';
import type { CommandHandler, TransactionalHandler } from './command-handler.js';
import { COMMAND_HANDLERS } from './command-handlers.js';

/** A payload that no attempt can mend: retrying it is useless. */
export class InvalidPayloadError extends Error {}

/**
 * Runs a command to its outcome. Effects and outcome are committed together under (scope, key): the same command run
 * again, by a retry, a restarted worker or a client that asks twice, gets the stored outcome. A fault is thrown.
 */
export async function runCommand(database: Database, job: CommandJob): Promise<CommandOutcome> {
  const payload = COMMANDS[job.name].payload.safeParse(job.payload);
  if (!payload.success) throw new InvalidPayloadError(payload.error.message);
  const handler = COMMAND_HANDLERS[job.name] as CommandHandler<CommandName>;
  if (handler.kind === 'pure') {
    return refusalAsOutcome(() => Promise.resolve({ status: 'succeeded', result: handler.handle(payload.data) }));
  }
  return runOnce(database, { ...job, payload: payload.data } as CommandJob, handler);
}

async function runOnce(
  database: Database,
  job: CommandJob,
  handler: TransactionalHandler<CommandName>,
): Promise<CommandOutcome> {
  const stored = await storedOutcome(database, job);
  if (stored) return stored;
  const context = { commandId: job.id, now: new Date() };
  try {
    return await database.transaction(async (transaction) => {
      const { result, transactionId } = await handler.handle(job.payload, transaction, context);
      return storeOutcome(transaction, job, { status: 'succeeded', result, ...(transactionId && { transactionId }) });
    });
  } catch (error) {
    if (error instanceof AnsweredElsewhere) return (await storedOutcome(database, job))!;
    if (!(error instanceof AppError)) throw error;
    try {
      return await database.transaction((transaction) =>
        storeOutcome(transaction, job, { status: 'refused', error: error.toRefusal() }),
      );
    } catch (conflict) {
      if (conflict instanceof AnsweredElsewhere) return (await storedOutcome(database, job))!;
      throw conflict;
    }
  }
}

/** Another run of the same command committed first; its outcome counts and this run's effects are undone. */
class AnsweredElsewhere extends Error {}

async function storeOutcome(
  transaction: Transaction,
  job: CommandJob,
  outcome: CommandOutcome,
): Promise<CommandOutcome> {
  const inserted = await transaction.query(
    `insert into command_result (scope, key, command_id, name, body_hash, outcome) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing returning command_id`,
    [job.scope, job.key, job.id, job.name, job.bodyHash, JSON.stringify(outcome)],
  );
  if (inserted.length === 0) throw new AnsweredElsewhere();
  return outcome;
}

/** The outcome stored under the command's key, if any; another body under the same key is refused. */
async function storedOutcome(database: Database, job: CommandJob): Promise<CommandOutcome | undefined> {
  const [row] = await database.query<{ command_id: string; body_hash: string; outcome: CommandOutcome }>(
    'select command_id, body_hash, outcome from command_result where scope = $1 and key = $2',
    [job.scope, job.key],
  );
  if (!row) return undefined;
  if (row.body_hash !== job.bodyHash) {
    const message = 'This Idempotency-Key was used for another request. Send a new key with a new request.';
    return { status: 'refused', error: { code: 'idempotency_key_reused', message } };
  }
  // A retry of the very same command is not a replay to the client, who asked once.
  return row.command_id === job.id ? row.outcome : ({ ...row.outcome, replayed: true } as CommandOutcome);
}

async function refusalAsOutcome(run: () => Promise<CommandOutcome>): Promise<CommandOutcome> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof AppError) return { status: 'refused', error: error.toRefusal() };
    throw error;
  }
}
