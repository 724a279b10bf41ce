import type { FastifyRequest } from 'fastify';
import { type Exchange, OfExchange } from './callers.js';
import { operatorOf } from './operator.guard.js';

/** Who operates, by name: behind `OperatorGuard`. */
export const ActingAs = () =>
  OfExchange({ transform: ({ request }: Exchange) => operatorOf(request as FastifyRequest) });
