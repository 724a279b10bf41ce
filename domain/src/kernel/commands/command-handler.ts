import type { CommandName, CommandPayload, CommandResult } from '@planet-heroes/contracts/commands';
import type { Database, Transaction } from '../database/database.js';
import type { CommandServices } from './command-services.js';
import type { Outcome } from './outcome.js';

/** What a handler knows of the command that it handles. */
export interface CommandContext {
  commandId: string;
  /** The instance's time, which a test may have moved (docs/replay-reference.md). Every rule takes it from here. */
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
}

/** One of the commands that are handled together. */
export interface BatchedCommand<N extends CommandName> {
  payload: CommandPayload<N>;
  commandId: string;
  now: Date;
}

/** How many commands are handled together. */
export interface BatchLimits<N extends CommandName> {
  /** Their weights add up to no more than this, unless one alone weighs more. */
  maxWeight: number;
  /** 1 unless said otherwise. */
  weigh?: (payload: CommandPayload<N>) => number;
  /** Batches under way at once in one process. */
  parallel: number;
}

/**
 * Handles commands that meet in one worker in one transaction: each gets its own outcome, in the order in which they
 * came.
 * A fault undoes them all, and they are then handled one by one, so that it fails nobody else.
 */
export interface BatchedHandler<N extends CommandName> extends BatchLimits<N> {
  kind: 'batched';
  handle(
    commands: readonly BatchedCommand<N>[],
    transaction: Transaction,
    services: CommandServices,
  ): Promise<{ outcomes: Outcome<CommandResult<N>>[]; transactionId: string | undefined }>;
}

/**
 * Handles a command that has to wait for an outside service: `external` does so with no transaction open, and `commit`
 * saves what it found. `external` may run again when a worker dies in between, so the service must accept that.
 */
export interface ExternalHandler<N extends CommandName, F = unknown> {
  kind: 'external';
  external(payload: CommandPayload<N>, database: Database, context: CommandContext): Promise<F>;
  commit(found: F, payload: CommandPayload<N>, transaction: Transaction, context: CommandContext): Promise<Handled<N>>;
}

export type CommandHandler<N extends CommandName> =
  | PureHandler<N>
  | TransactionalHandler<N>
  | BatchedHandler<N>
  | ExternalHandler<N>;

export function pureHandler<N extends CommandName>(handle: PureHandler<N>['handle']): PureHandler<N> {
  return { kind: 'pure', handle };
}

export function transactionalHandler<N extends CommandName>(
  handle: TransactionalHandler<N>['handle'],
): TransactionalHandler<N> {
  return { kind: 'transactional', handle };
}

export function batchedHandler<N extends CommandName>(
  limits: BatchLimits<N>,
  handle: BatchedHandler<N>['handle'],
): BatchedHandler<N> {
  return { kind: 'batched', ...limits, handle };
}

export function externalHandler<N extends CommandName, F>(
  handler: Pick<ExternalHandler<N, F>, 'external' | 'commit'>,
): ExternalHandler<N> {
  return { kind: 'external', ...handler } as ExternalHandler<N>;
}
