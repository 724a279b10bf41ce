import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';

const NONCE_PATTERN = /^[\x21-\x7e]{16,128}$/;

/** The sender of a command, and its key: the same scope and key never take effect twice. */
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

/** Asks for a calculation, of which nothing is kept: a key would have no effect. */
export const KEYLESS_VISITOR: Caller = { scope: 'visitor', idempotencyKey: undefined };

/** Any visitor: the same for all callers. */
export const Visitor = callerAs('visitor');

/** The operator, whom `OperatorGuard` has let through. */
export const Operator = callerAs('operator');

/**
 * The key and the nonce of the request: what a secret answer is derived from, so that a repetition is given the same.
 * Undefined where one of them is missing. The key alone is not enough: operators may come across it.
 */
export const Repetition = createParamDecorator((_: unknown, context: ExecutionContext): string | undefined =>
  repetitionOf(context.switchToHttp().getRequest()));

/** Likewise. Throws `invalid_idempotency_key` for a nonce that could be guessed. */
export function repetitionOf(request: FastifyRequest): string | undefined {
  const [key, nonce] = [idempotencyKeyOf(request), idempotencyNonceOf(request)];
  return key === undefined || nonce === undefined ? undefined : JSON.stringify([key, nonce]);
}

/** What the sender alone knows: it is kept nowhere. Throws `invalid_idempotency_key`. */
export function idempotencyNonceOf({ headers }: FastifyRequest): string | undefined {
  const nonce = headers['idempotency-nonce'];
  if (nonce === undefined) return undefined;
  if (typeof nonce === 'string' && NONCE_PATTERN.test(nonce)) return nonce;
  const text = 'Idempotency-Nonce takes 16 to 128 visible ASCII characters, such as a random UUID.';
  throw new AppError('invalid_idempotency_key', text);
}

export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? key : undefined;
}
