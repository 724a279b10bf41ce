import type { FastifyRequest } from 'fastify';
import type { Database } from '@planet-heroes/domain/kernel/database/database';
import { type ActingOperator, writeAudit } from '@planet-heroes/domain/kernel/operators/operators';
import { callOf } from './call-of.js';

/** Writes down what an operator asked for, and how it was answered. */
export function auditCall(
  database: Database,
  request: FastifyRequest,
  { operator, status, commandId }: { operator: ActingOperator; status: number; commandId?: string | undefined },
): Promise<void> {
  const { body, params, id: requestId } = request;
  return writeAudit(database, {
    operator,
    call: callOf(request),
    params: params as Record<string, unknown>,
    // Of a file, how large it was.
    body: Buffer.isBuffer(body) ? { bytes: body.length } : body,
    status,
    requestId,
    commandId,
  }, new Date());
}
