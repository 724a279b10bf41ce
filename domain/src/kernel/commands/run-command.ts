import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { type CommandJob, type CommandName, type CommandOutcome, COMMANDS } from '@planet-heroes/contracts/commands';
import { areasOf } from '../areas/areas.js';
import { TransactionTooLongError } from '../database/bound-transaction.js';
import type { Database, Transaction } from '../database/database.js';
import { Origins } from '../log/origins.js';
import { SCHEDULE_SCOPE } from '../schedule/schedule-commands.js';
import type { ScheduledCommand } from '../schedule/scheduled-command.entity.js';
import type {
  BatchedHandler,
  CommandHandler,
  ExternalHandler,
  Handled,
  TransactionalHandler,
} from './command-handler.js';
import type { CommandServices } from './command-services.js';
import { dropPayloads, payloadsOf } from './kept-payloads.js';
import type { Outcome } from './outcome.js';
import { insertOutcomes, readStoredOutcomes } from './outcomes.statement.js';

/** A payload that no attempt can mend: retrying it is useless. */
export class InvalidPayloadError extends Error {}

/** Another run of the same command committed first; its outcome counts and this run's effects are undone. */
class AnsweredElsewhere extends Error {}

/**
 * Runs a command to its outcome. Effects and outcome are committed together under (scope, key): the same command run
 * again, by a retry, a restarted worker or a client that asks twice, gets the stored outcome. A fault is thrown, a
 * TransactionTooLongError where the work was cut off.
 */
export async function runCommand(
  database: Database,
  job: CommandJob,
  services: CommandServices,
): Promise<CommandOutcome> {
  const handler: CommandHandler<CommandName> = areasOf(database).commandHandler(job.name);
  if (handler.kind === 'batched') return settledOf((await runTogether(database, [job], services))[0]!);
  const [payload] = await payloadsOf(database, [job]);
  const read = await readyJob(database, job, payload);
  if ('outcome' in read) return read.outcome;
  if (handler.kind === 'pure') return compute(() => handler.handle(read.job.payload));
  const { stored, now } = await readStoredOutcomes(database, [read.job]);
  if (stored[0]) return alreadyDone(database, read.job, stored[0]);
  return runOnce(database, read.job, handler, { commandId: job.id, now, services });
}

/**
 * Runs commands of one kind that are handled together, in one transaction, and returns how each ended: with an outcome,
 * or with a fault. Where a fault hits several, each is run alone.
 */
export async function runTogether(
  database: Database,
  jobs: readonly CommandJob[],
  services: CommandServices,
): Promise<PromiseSettledResult<CommandOutcome>[]> {
  const settled = new Map<CommandJob, PromiseSettledResult<CommandOutcome>>();
  const end = (job: CommandJob, outcome: CommandOutcome) => settled.set(job, { status: 'fulfilled', value: outcome });
  const ready: { given: CommandJob; job: CommandJob }[] = [];
  const payloads = await payloadsOf(database, jobs);
  for (const [place, given] of jobs.entries()) {
    try {
      const read = await readyJob(database, given, payloads[place]);
      if ('outcome' in read) end(given, read.outcome);
      else ready.push({ given, job: read.job });
    } catch (reason) {
      settled.set(given, { status: 'rejected', reason });
    }
  }
  const { stored, now } = await readStoredOutcomes(database, ready.map(({ job }) => job));
  const fresh = new Map<string, { given: CommandJob; job: CommandJob }>();
  const twins: CommandJob[] = [];
  for (const [place, entry] of ready.entries()) {
    const key = JSON.stringify([entry.job.scope, entry.job.key]);
    const outcome = stored[place];
    if (outcome) end(entry.given, await alreadyDone(database, entry.job, outcome));
    else if (fresh.has(key)) twins.push(entry.given);
    else fresh.set(key, entry);
  }
  const first = [...fresh.values()];
  const outcomes = await runBatch(database, first.map(({ job }) => job), now, services);
  first.forEach(({ given }, place) => settled.set(given, outcomes[place]!));
  // The same command twice in one batch: the second is answered with what became of the first.
  if (twins.length > 0) {
    const answers = await runTogether(database, twins, services);
    twins.forEach((twin, place) => settled.set(twin, answers[place]!));
  }
  return jobs.map((job) => settled.get(job)!);
}

async function runBatch(
  database: Database,
  jobs: readonly CommandJob[],
  now: Date,
  services: CommandServices,
): Promise<PromiseSettledResult<CommandOutcome>[]> {
  if (jobs.length === 0) return [];
  const { name } = jobs[0]!;
  const handler = areasOf(database).commandHandler(name) as BatchedHandler<CommandName>;
  try {
    const bound = { ms: services.transactionBoundMs, owner: name };
    const commands = jobs.map(({ id, payload }) => ({ commandId: id, payload, now }));
    const outcomes = await database.transaction(async (transaction) => {
      transaction.origins = new Origins(jobs);
      const handled = await handler.handle(commands, transaction, services);
      const settled = handled.outcomes.map((outcome) => asCommandOutcome(outcome, handled.transactionId));
      return storeOutcomes(transaction, jobs, settled);
    }, { bound });
    return outcomes.map((value) => ({ status: 'fulfilled', value }));
  } catch (reason) {
    if (jobs.length === 1) return [await faultOf(database, jobs[0]!, reason)];
    // Cut off, each may be again: one after the other they would keep all who come behind them waiting.
    if (reason instanceof TransactionTooLongError) {
      return (await Promise.all(jobs.map((job) => runBatch(database, [job], now, services)))).flat();
    }
    const alone: PromiseSettledResult<CommandOutcome>[] = [];
    for (const job of jobs) alone.push(...(await runBatch(database, [job], now, services)));
    return alone;
  }
}

async function faultOf(
  database: Database,
  job: CommandJob,
  reason: unknown,
): Promise<PromiseSettledResult<CommandOutcome>> {
  if (!(reason instanceof AnsweredElsewhere)) return { status: 'rejected', reason };
  return { status: 'fulfilled', value: await answeredElsewhere(database, job) };
}

function asCommandOutcome(outcome: Outcome, transactionId: string | undefined): CommandOutcome {
  if (outcome.status === 'refused') return { status: 'refused', error: outcome.error };
  return { status: 'succeeded', result: outcome.result, ...(transactionId && { transactionId }) };
}

async function runOnce(
  database: Database,
  job: CommandJob,
  handler: TransactionalHandler<CommandName> | ExternalHandler<CommandName>,
  context: { commandId: string; now: Date; services: CommandServices },
): Promise<CommandOutcome> {
  const bound = { ms: context.services.transactionBoundMs, owner: job.name };
  const store = (transaction: Transaction, outcome: CommandOutcome) => storeOutcomes(transaction, [job], [outcome]);
  try {
    const found = handler.kind === 'external' ? await handler.external(job.payload, database, context) : undefined;
    const [outcome] = await database.transaction(async (transaction) => {
      transaction.origins = new Origins([job]);
      const handled: Handled<CommandName> =
        handler.kind === 'external'
          ? await handler.commit(found, job.payload, transaction, context)
          : await handler.handle(job.payload, transaction, context);
      const { result, transactionId } = handled;
      return store(transaction, { status: 'succeeded', result, ...(transactionId && { transactionId }) });
    }, { bound });
    return outcome!;
  } catch (error) {
    if (error instanceof AnsweredElsewhere) return answeredElsewhere(database, job);
    if (!(error instanceof AppError)) throw error;
    try {
      const refusal: CommandOutcome = { status: 'refused', error: error.toRefusal() };
      const [outcome] = await database.transaction((transaction) => store(transaction, refusal), { bound });
      return outcome!;
    } catch (conflict) {
      if (conflict instanceof AnsweredElsewhere) return answeredElsewhere(database, job);
      throw conflict;
    }
  }
}

/** The job with the payload given, checked; or its outcome, where the payload went with it. */
async function readyJob(
  database: Database,
  job: CommandJob,
  given: unknown,
): Promise<{ job: CommandJob } | { outcome: CommandOutcome }> {
  if (job.payloadKept && given === undefined) {
    // The payload goes with the outcome, or with the hero who sent it.
    const { stored } = await readStoredOutcomes(database, [job]);
    if (stored[0]) return { outcome: stored[0] };
    throw new InvalidPayloadError('The payload is not kept any more.');
  }
  const payload = COMMANDS[job.name].payload.safeParse(given);
  if (!payload.success) throw new InvalidPayloadError(payload.error.message);
  return { job: { ...job, payload: payload.data } as CommandJob };
}

/** An outcome is there, so nothing of the command is due any more. */
async function alreadyDone(database: Database, job: CommandJob, outcome: CommandOutcome): Promise<CommandOutcome> {
  await takeOffSchedule(database, [job]);
  await dropPayloads(database, [job]);
  return outcome;
}

async function answeredElsewhere(database: Database, job: CommandJob): Promise<CommandOutcome> {
  await dropPayloads(database, [job]);
  return (await readStoredOutcomes(database, [job])).stored[0]!;
}

async function storeOutcomes(
  transaction: Transaction,
  jobs: readonly CommandJob[],
  outcomes: readonly CommandOutcome[],
): Promise<readonly CommandOutcome[]> {
  if (!(await insertOutcomes(transaction, jobs, outcomes))) throw new AnsweredElsewhere();
  await dropPayloads(transaction, jobs);
  await takeOffSchedule(transaction, jobs);
  return outcomes;
}

async function takeOffSchedule(database: Database | Transaction, jobs: readonly CommandJob[]): Promise<void> {
  const ids = jobs.filter(({ scope }) => scope === SCHEDULE_SCOPE).map(({ key }) => key);
  if (ids.length === 0) return;
  await database.tables<typeof ScheduledCommand>().deleteFrom('scheduled_command').where('id', 'in', ids).execute();
}

async function compute(run: () => unknown): Promise<CommandOutcome> {
  try {
    return { status: 'succeeded', result: run() };
  } catch (error) {
    if (error instanceof AppError) return { status: 'refused', error: error.toRefusal() };
    throw error;
  }
}

function settledOf(settled: PromiseSettledResult<CommandOutcome>): CommandOutcome {
  if (settled.status === 'rejected') throw settled.reason;
  return settled.value;
}
