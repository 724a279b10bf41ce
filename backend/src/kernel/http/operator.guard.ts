import { createHash, timingSafeEqual } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { Secrets } from '../foundation/secrets.js';
import { OperatorAttempts } from './operator-attempts.js';

/** Lets through only requests that carry the operator token: as `Authorization: Bearer …`, or as a browser's password. */
@Injectable()
export class OperatorGuard implements CanActivate {
  private readonly expected: Buffer;

  constructor(
    { operatorToken }: Secrets,
    private readonly attempts: OperatorAttempts,
  ) {
    this.expected = digest(operatorToken);
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.assertOperator(context.switchToHttp().getRequest<FastifyRequest>());
    return true;
  }

  /** Throws `operator_token_required`, `operator_token_wrong`, or `too_many_requests` where too many were wrong. */
  async assertOperator(request: FastifyRequest): Promise<void> {
    const token = tokenOf(request.headers.authorization);
    if (!token) throw new AppError('operator_token_required', 'This needs the operator token: Authorization: Bearer <token>.');
    await this.attempts.assertMayTry(request);
    if (timingSafeEqual(digest(token), this.expected)) return;
    await this.attempts.noteFailure(request);
    throw new AppError('operator_token_wrong', 'This is not the operator token.');
  }
}

function tokenOf(header: string | undefined): string | undefined {
  const [, scheme, value] = header?.match(/^(Bearer|Basic) (\S+)$/) ?? [];
  if (scheme !== 'Basic') return value;
  return Buffer.from(value!, 'base64').toString().split(':').slice(1).join(':') || undefined;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
