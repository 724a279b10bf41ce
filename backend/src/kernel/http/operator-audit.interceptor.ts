import {
  type CallHandler, type ExecutionContext, HttpException, Injectable, type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { catchError, mergeMap, type Observable } from 'rxjs';
import { POLLED_READS, SEALED_READS } from '@planet-heroes/contracts/sealed-reads';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { ERROR_STATUS } from '@planet-heroes/contracts/kernel/errors/error-codes';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { Logger } from '@planet-heroes/platform/observability/logger';
import { callOf } from './call-of.js';
import { auditCall } from './operator-audit.js';
import { operatorOf } from './operator.guard.js';

/** A read that an open page repeats leaves one line in this time. */
const REPEATED_READ_MS = 10 * 60_000;

/** Writes down what operators change, and what they open that is sealed, before they are answered. */
@Injectable()
export class OperatorAuditInterceptor implements NestInterceptor {
  /** When the last line of a read was written, by operator and address. */
  private readonly reads = new Map<string, number>();

  constructor(
    private readonly database: Database,
    private readonly logger: Logger,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    if (context.getType() !== 'http' || !leavesALine(request)) return next.handle();
    return next.handle().pipe(
      mergeMap(async (answer: unknown) => {
        await this.write(request, reply, reply.statusCode);
        return answer;
      }),
      catchError(async (error: unknown) => {
        await this.write(request, reply, statusOf(error));
        throw error;
      }),
    );
  }

  private async write(request: FastifyRequest, reply: FastifyReply, status: number): Promise<void> {
    // Known by now also where the call is everybody's, and its handler asked who it is.
    const operator = operatorOf(request);
    if (!operator) return;
    const call = callOf(request);
    const read = POLLED_READS.has(call) && status < 400 ? `${operator.id} ${request.url}` : undefined;
    if (read && Date.now() - (this.reads.get(read) ?? 0) < REPEATED_READ_MS) return;
    const commandId = reply.getHeader('command-id') as string | undefined;
    try {
      await auditCall(this.database, request, { operator, status, commandId });
      if (read) this.remember(read);
    } catch (error) {
      // What was done is done, and must be known of all the same.
      this.logger.error({ err: error, operatorId: operator.id, call, status, requestId: request.id },
        'An operator’s action could not be written into the audit log.');
      if (!SEALED_READS.has(call) || status >= 400) return;
      throw new AppError('database_unavailable', 'This is not shown while the audit log cannot be written. Please try again.');
    }
  }

  private remember(read: string): void {
    const now = Date.now();
    for (const [key, at] of this.reads) if (now - at >= REPEATED_READ_MS) this.reads.delete(key);
    this.reads.set(read, now);
  }
}

function leavesALine(request: FastifyRequest): boolean {
  return (request.method !== 'GET' && request.method !== 'HEAD') || SEALED_READS.has(callOf(request));
}

function statusOf(error: unknown): number {
  if (error instanceof AppError) return ERROR_STATUS[error.code];
  return error instanceof HttpException ? error.getStatus() : 500;
}
