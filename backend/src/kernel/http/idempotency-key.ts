import type { FastifyRequest } from 'fastify';

/** The caller's idempotency key as it was sent, if one was; the command itself refuses a wrong one. */
export function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? key : undefined;
}
