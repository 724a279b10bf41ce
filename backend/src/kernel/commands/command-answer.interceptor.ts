import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { catchError, mergeMap, type Observable, of } from 'rxjs';
import type { AcceptedCommand } from '@planet-heroes/contracts/kernel/commands/settled-command';
import { compareLogPositions, formatLogPosition } from '@planet-heroes/contracts/kernel/events/log-position';
import { Config } from '@planet-heroes/platform/config/config';
import { LogTailer } from '../projections/log-tailer.js';
import { CommandAnswer, CommandRefused } from './command-answer.js';
import { CommandReaders } from './command-readers.js';

/**
 * Puts a command's answer into HTTP: 202 with where to ask, or the result once this node's reads show it, so that a
 * client that asks again sees its own change.
 */
@Injectable()
export class CommandAnswerInterceptor implements NestInterceptor {
  constructor(
    private readonly tailer: LogTailer,
    private readonly config: Config,
    private readonly readers: CommandReaders,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const http = context.switchToHttp();
    const [request, reply] = [http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>()];
    return next.handle().pipe(
      mergeMap((answer) => (answer instanceof CommandAnswer ? this.answer(answer, request, reply) : of(answer))),
      catchError((error: unknown) => {
        if (error instanceof CommandRefused) nameCommand(reply, error.commandId, error.replayed);
        throw error;
      }),
    );
  }

  private async answer(
    { commandId, succeeded }: CommandAnswer<unknown>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<unknown> {
    nameCommand(reply, commandId, succeeded?.replayed ?? false);
    if (!succeeded) {
      await this.readers.note(request, reply, commandId);
      void reply.status(202).header('location', `/api/commands/${commandId}`);
      return { commandId, status: 'accepted' } satisfies AcceptedCommand;
    }
    const { transactionId } = succeeded;
    if (transactionId) await this.tailer.waitFor(transactionId, this.config.readYourWritesMs);
    // Where the log is held back this node has not got there yet: the command's own position is ahead of it.
    const written = { transactionId: transactionId ?? '0', row: '0' };
    const position = compareLogPositions(written, this.tailer.position) > 0 ? written : this.tailer.position;
    const body = await succeeded.body();
    void reply.header('planet-position', formatLogPosition(position));
    return body;
  }
}

function nameCommand(reply: FastifyReply, commandId: string, replayed: boolean): void {
  void reply.header('command-id', commandId);
  if (replayed) void reply.header('idempotency-replayed', 'true');
}
