import { type CallHandler, type ExecutionContext, HttpException, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { catchError, mergeMap, type Observable } from 'rxjs';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { ERROR_STATUS } from '@planet-heroes/contracts/kernel/errors/error-codes';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { writeAudit } from '@planet-heroes/domain/kernel/operators/operators';
import { Logger } from '@planet-heroes/platform/observability/logger';
import { callOf } from './call-of.js';
import { operatorOf } from './operator.guard.js';

/** Writes down what operators change, and whether it was done, before they are answered. */
@Injectable()
export class OperatorAuditInterceptor implements NestInterceptor {
  constructor(
    private readonly database: Database,
    private readonly logger: Logger,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    if (context.getType() !== 'http' || request.method === 'GET') return next.handle();
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
    const audited = {
      operator,
      call: callOf(request),
      params: request.params as Record<string, unknown>,
      // Of a file, how large it was.
      body: Buffer.isBuffer(request.body) ? { bytes: request.body.length } : request.body,
      status,
      requestId: request.id,
      commandId: reply.getHeader('command-id') as string | undefined,
    };
    try {
      await writeAudit(this.database, audited, new Date());
    } catch (error) {
      // What was done is done, and must be known of all the same.
      this.logger.error({ err: error, operatorId: operator.id, call: audited.call, status, requestId: request.id },
        'An operator’s action could not be written into the audit log.');
    }
  }
}

function statusOf(error: unknown): number {
  if (error instanceof AppError) return ERROR_STATUS[error.code];
  return error instanceof HttpException ? error.getStatus() : 500;
}
