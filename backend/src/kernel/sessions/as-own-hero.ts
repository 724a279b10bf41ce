import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { catchError, type Observable } from 'rxjs';
import { AppError, type Refusal } from '@planet-heroes/contracts/kernel/errors/app-error';
import { CommandRefused } from '../commands/command-answer.js';
import { Sessions } from './sessions.js';

const HERO_HAS_LEFT: Refusal = {
  code: 'session_required',
  message: 'This session has ended, or its hero has left. Sign in, or join free.',
};

@Injectable()
class OwnHeroInterceptor implements NestInterceptor {
  constructor(private readonly sessions: Sessions) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        const { hasSession } = await this.sessions.callerOf(http.getRequest<FastifyRequest>().headers);
        if (!hasSession || !(error instanceof AppError)) throw error;
        if (error.code !== 'unknown_hero' && error.code !== 'session_required') throw error;
        this.sessions.end(http.getResponse<FastifyReply>());
        if (error instanceof CommandRefused) throw new CommandRefused(error.commandId, error.replayed, HERO_HAS_LEFT);
        throw new AppError(HERO_HAS_LEFT.code, HERO_HAS_LEFT.message);
      }),
    );
  }
}

/** Something that the caller does as its own hero: a session whose hero has left ends here. */
export const AsOwnHero = () => UseInterceptors(OwnHeroInterceptor);
