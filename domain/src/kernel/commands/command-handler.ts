import type { CommandJob, CommandName, CommandOutcome, CommandPayload, CommandResult } from '@planet-heroes/contracts/commands';
import type { Database, Queryable, Transaction } from '../database/database.js';
import type { CommandServices } from './command-services.js';

/** What a handler knows of the command that it handles. */
export interface CommandContext {
  commandId: string;
  /** The instance's time, which a test may have moved (docs/replay.md). Every rule takes it from here. */
  now: Date;
  services: CommandServices;
}

/** What a command led to, and the transaction that wrote its events, if it wrote any. */
export interface Handled<N extends CommandName> {
  result: CommandResult<N>;
  transactionId: string | undefined;
}

/** Handles a command that only computes: it touches no database. Throws AppError to refuse. */
export interface PureHandler<N extends CommandName> {
  kind: 'pure';
  handle(payload: CommandPayload<N>): CommandResult<N>;
}

/** Handles a command in one transaction. Throws AppError to refuse, which undoes all it did. */
export interface TransactionalHandler<N extends CommandName> {
  kind: 'transactional';
  handle(payload: CommandPayload<N>, transaction: Transaction, context: CommandContext): Promise<Handled<N>>;
  atOnce?: AtOnce<N>;
}

/**
 * A shorter way for a command where many wait for one row: what decides it is read together with the stored outcome, and
 * one statement, a transaction of its own, does all of it and stores the outcome. Wherever anything is in the way, `write`
 * changes nothing and gives undefined; `handle` then finds out what it is.
 */
export interface AtOnce<N extends CommandName, Found = unknown> {
  /** `sql` gives one row and numbers its parameters from $3. */
  read: { name: string; sql: string; parameters(payload: CommandPayload<N>, commandId: string): unknown[] };
  write(found: Found, payload: CommandPayload<N>, database: Queryable, context: CommandContext, job: CommandJob): Promise<CommandOutcome | undefined>;
}

/**
 * Handles a command that has to wait for somebody outside: `reach` does so with no transaction open, and what it found
 * is written down by `record`. `reach` may run again when a worker dies in between, so whoever it calls must bear that.
 */
export interface OutwardHandler<N extends CommandName, F = unknown> {
  kind: 'outward';
  reach(payload: CommandPayload<N>, database: Database, context: CommandContext): Promise<F>;
  record(found: F, payload: CommandPayload<N>, transaction: Transaction, context: CommandContext): Promise<Handled<N>>;
}

export type CommandHandler<N extends CommandName> = PureHandler<N> | TransactionalHandler<N> | OutwardHandler<N>;

export function pureHandler<N extends CommandName>(handle: PureHandler<N>['handle']): PureHandler<N> {
  return { kind: 'pure', handle };
}

export function transactionalHandler<N extends CommandName, Found = unknown>(
  handle: TransactionalHandler<N>['handle'],
  atOnce?: AtOnce<N, Found>,
): TransactionalHandler<N> {
  return { kind: 'transactional', handle, ...(atOnce && { atOnce: atOnce as AtOnce<N> }) };
}

export function outwardHandler<N extends CommandName, F>(
  handler: Pick<OutwardHandler<N, F>, 'reach' | 'record'>,
): OutwardHandler<N> {
  return { kind: 'outward', ...handler } as OutwardHandler<N>;
}

/** The handlers of one area's commands: a missing one does not compile. */
export type HandlersOf<Definitions> = { [N in CommandName & keyof Definitions]: CommandHandler<N> };
