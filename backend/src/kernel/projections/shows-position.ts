import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor, UseInterceptors } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type Observable, tap } from 'rxjs';
import { LogTailer } from './log-tailer.js';

@Injectable()
class PositionInterceptor implements NestInterceptor {
  constructor(private readonly tailer: LogTailer) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    // As of before the read: an answer shows this position or, where it comes from the tables, a later one.
    const position = this.tailer.shownPosition;
    return next.handle().pipe(tap(() => void reply.header('planet-position', position)));
  }
}

/** A read whose answer says which log position it shows. */
export const ShowsPosition = () => UseInterceptors(PositionInterceptor);
