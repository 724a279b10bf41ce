import { Injectable } from '@nestjs/common';
import type { CommandName, CommandPayload, CommandResult } from '@planet-heroes/contracts/commands';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { Caller } from '../http/callers.js';
import { CommandAnswer, CommandRefused } from './command-answer.js';
import { CommandDispatcher } from './command-dispatcher.js';

const KEY_PATTERN = /^[\x21-\x7e]{1,128}$/;

/** Runs commands for controllers. */
@Injectable()
export class CommandBus {
  constructor(private readonly dispatcher: CommandDispatcher) {}

  /** Waits for the command's end, for `waitMs` where that is longer than usual. Throws its refusal. */
  async execute<N extends CommandName>(
    name: N,
    payload: CommandPayload<N>,
    caller: Caller,
    waitMs?: number,
  ): Promise<CommandAnswer<CommandResult<N>>> {
    assertKey(caller);
    const { commandId, outcome } = await this.dispatcher.dispatch(name, payload, caller, waitMs);
    if (!outcome) return new CommandAnswer(commandId, undefined);
    if (outcome.status === 'failed') throw new CommandRefused(commandId, false, outcome.error);
    const replayed = outcome.replayed === true;
    if (outcome.status === 'refused') throw new CommandRefused(commandId, replayed, outcome.error);
    const { transactionId, result, ageSeconds = 0 } = outcome;
    const body = () => result as CommandResult<N>;
    return new CommandAnswer(commandId, { transactionId, replayed, ageSeconds, body });
  }
}

function assertKey({ idempotencyKey }: Caller): void {
  if (idempotencyKey === undefined || KEY_PATTERN.test(idempotencyKey)) return;
  throw new AppError('invalid_idempotency_key', 'Idempotency-Key takes 1 to 128 visible ASCII characters.');
}
