import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { type CommandJob, type CommandName, type CommandOutcome, COMMANDS } from '@planet-heroes/contracts/commands';
import { areasOf } from '../areas/areas.js';
import type { Database, Transaction } from '../database/database.js';
import { dropPayload, payloadOf } from './kept-payloads.js';
import { SCHEDULE_SCOPE } from '../schedule/schedule-commands.js';
import type { AtOnce, CommandHandler, Handled, OutwardHandler, TransactionalHandler } from './command-handler.js';
import type { CommandServices } from './command-services.js';

const STORE_SQL = `insert into command_result (scope, key, command_id, name, body_hash, outcome) values ($1, $2, $3, $4, $5, $6)
   on conflict do nothing returning command_id`;
/** `found` is what a command with a shorter way reads in the same trip. */
const storedSql = (found = 'select') => `select stored.command_id, stored.body_hash, stored.outcome,
          (extract(epoch from clock_timestamp()) * 1000 + clock.offset_ms)::float8 as now_ms,
          (select row_to_json(found) from (${found}) as found) as found
   from virtual_clock as clock left join command_result as stored on stored.scope = $1 and stored.key = $2`;
const STORED_SQL = storedSql();

const UNIQUE_VIOLATION = '23505';

/** A payload that no attempt can mend: retrying it is useless. */
export class InvalidPayloadError extends Error {}

/**
 * Runs a command to its outcome. Effects and outcome are committed together under (scope, key): the same command run
 * again, by a retry, a restarted worker or a client that asks twice, gets the stored outcome. A fault is thrown, a
 * TransactionTooLongError where the work was cut off.
 */
export async function runCommand(database: Database, job: CommandJob, services: CommandServices): Promise<CommandOutcome> {
  const given = await payloadOf(database, job);
  if (job.payloadKept && given === undefined) return outcomeWithoutPayload(database, job);
  const payload = COMMANDS[job.name].payload.safeParse(given);
  if (!payload.success) throw new InvalidPayloadError(payload.error.message);
  const handler: CommandHandler<CommandName> = areasOf(database).commandHandler(job.name);
  if (handler.kind === 'pure') {
    return refusalAsOutcome(() => Promise.resolve({ status: 'succeeded', result: handler.handle(payload.data) }));
  }
  return runOnce(database, { ...job, payload: payload.data } as CommandJob, handler, services);
}

async function runOnce(
  database: Database,
  job: CommandJob,
  handler: TransactionalHandler<CommandName> | OutwardHandler<CommandName>,
  services: CommandServices,
): Promise<CommandOutcome> {
  const atOnce = handler.kind === 'transactional' && job.scope !== SCHEDULE_SCOPE ? handler.atOnce : undefined;
  const { outcome: stored, now, found: terms } = await storedOutcome(database, job, atOnce);
  if (stored) {
    // Its outcome is there, so nothing of it is due any more.
    if (job.scope === SCHEDULE_SCOPE) await database.query('delete from scheduled_command where id = $1', [job.key]);
    await dropPayload(database, job);
    return stored;
  }
  const context = { commandId: job.id, now, services };
  const bound = { ms: services.transactionBoundMs, owner: job.name };
  try {
    const done = atOnce && (await unlessTaken(atOnce.write(terms, job.payload, database, context, job)));
    if (done) return done;
    const found = handler.kind === 'outward' ? await handler.reach(job.payload, database, context) : undefined;
    return await database.transaction(async (transaction) => {
      const handled: Handled<CommandName> =
        handler.kind === 'outward'
          ? await handler.record(found, job.payload, transaction, context)
          : await handler.handle(job.payload, transaction, context);
      const { result, transactionId } = handled;
      return storeOutcome(transaction, job, { status: 'succeeded', result, ...(transactionId && { transactionId }) });
    }, { bound });
  } catch (error) {
    if (error instanceof AnsweredElsewhere) return answeredElsewhere(database, job);
    if (!(error instanceof AppError)) throw error;
    try {
      return await database.transaction((transaction) => storeOutcome(transaction, job, { status: 'refused', error: error.toRefusal() }), { bound });
    } catch (conflict) {
      if (conflict instanceof AnsweredElsewhere) return answeredElsewhere(database, job);
      throw conflict;
    }
  }
}

/** Two runs at once under one key, or for what can be had once, meet in a unique index: one statement is then undone. */
async function unlessTaken<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return undefined;
    throw error;
  }
}

/** The payload goes with the outcome, or with the hero who sent it. */
async function outcomeWithoutPayload(database: Database, job: CommandJob): Promise<CommandOutcome> {
  const { outcome } = await storedOutcome(database, job);
  if (outcome) return outcome;
  throw new InvalidPayloadError('The payload is not kept any more.');
}

async function answeredElsewhere(database: Database, job: CommandJob): Promise<CommandOutcome> {
  await dropPayload(database, job);
  return (await storedOutcome(database, job)).outcome!;
}

/** Another run of the same command committed first; its outcome counts and this run's effects are undone. */
class AnsweredElsewhere extends Error {}

async function storeOutcome(
  transaction: Transaction,
  job: CommandJob,
  outcome: CommandOutcome,
): Promise<CommandOutcome> {
  const inserted = await transaction.query(
    STORE_SQL,
    [job.scope, job.key, job.id, job.name, job.bodyHash, JSON.stringify(outcome)],
    'store-outcome',
  );
  if (inserted.length === 0) throw new AnsweredElsewhere();
  await dropPayload(transaction, job);
  if (job.scope === SCHEDULE_SCOPE) await transaction.query('delete from scheduled_command where id = $1', [job.key]);
  return outcome;
}

/** The outcome stored under the command's key, if any, and the instance's time. Another body under that key is refused. */
async function storedOutcome(
  database: Database,
  job: CommandJob,
  atOnce?: AtOnce<CommandName>,
): Promise<{ outcome: CommandOutcome | undefined; now: Date; found?: unknown }> {
  const [row] = await database.query<{
    command_id: string | null;
    body_hash: string;
    outcome: CommandOutcome;
    now_ms: number;
    found: unknown;
  }>(
    atOnce ? storedSql(atOnce.read.sql) : STORED_SQL,
    [job.scope, job.key, ...(atOnce ? atOnce.read.parameters(job.payload, job.id) : [])],
    atOnce ? `stored-outcome-and-${atOnce.read.name}` : 'stored-outcome',
  );
  // The database's time, by which the schedule decides what is due: this machine's may be behind it.
  const now = new Date(row?.now_ms ?? Date.now());
  if (!row || row.command_id === null) return { outcome: undefined, now, found: row?.found };
  if (row.body_hash !== job.bodyHash) {
    const message = 'This Idempotency-Key was used for another request. Send a new key with a new request.';
    return { outcome: { status: 'refused', error: { code: 'idempotency_key_reused', message } }, now };
  }
  // A retry of the very same command is not a replay to the client, who asked once.
  return { outcome: row.command_id === job.id ? row.outcome : ({ ...row.outcome, replayed: true } as CommandOutcome), now };
}

async function refusalAsOutcome(run: () => Promise<CommandOutcome>): Promise<CommandOutcome> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof AppError) return { status: 'refused', error: error.toRefusal() };
    throw error;
  }
}
