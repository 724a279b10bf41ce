import { createHash, timingSafeEqual } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '@planet-heroes/contracts/errors/app-error';
import { BACKEND_DEPENDENCIES, type BackendDependencies } from '../backend-dependencies.js';

/** Lets through only requests that carry the operator token as `Authorization: Bearer …`. */
@Injectable()
export class OperatorGuard implements CanActivate {
  private readonly expected: Buffer;

  constructor(@Inject(BACKEND_DEPENDENCIES) { operatorToken }: BackendDependencies) {
    this.expected = digest(operatorToken);
  }

  canActivate(context: ExecutionContext): boolean {
    const header = context.switchToHttp().getRequest<FastifyRequest>().headers.authorization;
    const token = header?.match(/^Bearer (\S+)$/)?.[1];
    if (!token) throw new AppError('operator_token_required', 'This needs the operator token: Authorization: Bearer <token>.');
    if (!timingSafeEqual(digest(token), this.expected)) throw new AppError('operator_token_wrong', 'This is not the operator token.');
    return true;
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
