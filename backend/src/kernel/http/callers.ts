import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Who sends a command and under which key: the same scope and key never take effect twice. */
export interface Caller {
  readonly scope: string;
  /** As it was sent; the command itself refuses a wrong one. */
  readonly idempotencyKey: string | undefined;
}

/** One request with its reply, for the pipes that make a caller of it. */
export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A parameter that a pipe makes of the request. */
export const OfExchange = createParamDecorator((_: unknown, context: ExecutionContext): Exchange => {
  const http = context.switchToHttp();
  return { request: http.getRequest(), reply: http.getResponse() };
});

const callerAs = (scope: string) => createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  return { scope, idempotencyKey: idempotencyKeyOf(context.switchToHttp().getRequest()) };
});

/** Whoever it is: the same for everybody. */
export const Visitor = callerAs('visitor');

/** The operator, whom `OperatorGuard` has let through. */
export const Operator = callerAs('operator');

export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? key : undefined;
}
