import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor, UseInterceptors } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type Observable, tap } from 'rxjs';
import { LogTailer } from './log-tailer.js';

@Injectable()
class PositionInterceptor implements NestInterceptor {
  constructor(private readonly tailer: LogTailer) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(tap(() => reply.header('planet-position', this.tailer.shownPosition)));
  }
}

/** A read of projections: its answer says which log position it shows. */
export const ShowsPosition = () => UseInterceptors(PositionInterceptor);
