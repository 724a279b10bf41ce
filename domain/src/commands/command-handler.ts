import type { CommandName, CommandPayload, CommandResult } from '@planet-heroes/contracts/commands/commands';
import type { Transaction } from '../database/database.js';

/** What a handler knows of the command that it handles. */
export interface CommandContext {
  commandId: string;
  now: Date;
}

/** Handles a command that only computes: it touches no database. Throws AppError to refuse. */
export interface PureHandler<N extends CommandName> {
  kind: 'pure';
  handle(payload: CommandPayload<N>): CommandResult<N>;
}

/** Handles a command in one transaction. Throws AppError to refuse, which undoes all it did. */
export interface TransactionalHandler<N extends CommandName> {
  kind: 'transactional';
  handle(
    payload: CommandPayload<N>,
    transaction: Transaction,
    context: CommandContext,
  ): Promise<{ result: CommandResult<N>; transactionId: string | undefined }>;
}

export type CommandHandler<N extends CommandName> = PureHandler<N> | TransactionalHandler<N>;

export function pureHandler<N extends CommandName>(handle: PureHandler<N>['handle']): PureHandler<N> {
  return { kind: 'pure', handle };
}

export function transactionalHandler<N extends CommandName>(
  handle: TransactionalHandler<N>['handle'],
): TransactionalHandler<N> {
  return { kind: 'transactional', handle };
}
