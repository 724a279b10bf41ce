import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { CommandName, CommandPayload, CommandResult } from '@planet-heroes/contracts/commands';
import type { AcceptedCommand } from '@planet-heroes/contracts/kernel/commands/settled-command';
import { BACKEND_DEPENDENCIES, type BackendDependencies } from '../../backend-dependencies.js';
import { Projections } from '../projections/projections.js';
import { CommandBus } from './command-bus.js';

const KEY_PATTERN = /^[\x21-\x7e]{1,128}$/;

/** Runs commands for controllers and puts their outcomes into HTTP. */
@Injectable()
export class HttpCommands {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(Projections) private readonly projections: Projections,
    @Inject(BACKEND_DEPENDENCIES) private readonly dependencies: BackendDependencies,
  ) {}

  /**
   * Answers 200 with the result as `toBody` shapes it, or 202 with where to ask. Throws the command's refusal. A result
   * is answered only once this node's reads show it, so that a client that asks again sees its own change.
   */
  async run<N extends CommandName, B = CommandResult<N>>(
    name: N,
    payload: CommandPayload<N>,
    request: FastifyRequest,
    reply: FastifyReply,
    scope: string,
    toBody: (result: CommandResult<N>) => B = (result) => result as unknown as B,
    waitMs?: number,
  ): Promise<B | AcceptedCommand> {
    const { commandId, outcome } = await this.bus.execute(name, payload, {
      scope,
      idempotencyKey: idempotencyKeyOf(request),
      waitMs,
    });
    void reply.header('command-id', commandId);
    if (!outcome) {
      void reply.status(202).header('location', `/api/commands/${commandId}`);
      return { commandId, status: 'accepted' };
    }
    if (outcome.status !== 'failed' && outcome.replayed) void reply.header('idempotency-replayed', 'true');
    if (outcome.status !== 'succeeded') {
      throw new AppError(outcome.error.code, outcome.error.message, outcome.error.details);
    }
    if (outcome.transactionId) await this.projections.tailer.waitFor(outcome.transactionId, this.dependencies.config.readYourWritesMs);
    void reply.status(200).header('planet-position', this.projections.position);
    return toBody(outcome.result as CommandResult<N>);
  }
}

function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && KEY_PATTERN.test(key)) return key;
  throw new AppError('invalid_idempotency_key', 'Idempotency-Key takes 1 to 128 visible ASCII characters.');
}
