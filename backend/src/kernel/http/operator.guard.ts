import { createHash, timingSafeEqual } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { mayOperate, rolesFor } from '@planet-heroes/contracts/operator-permissions';
import { CONFIRMED_FOR_MINUTES, CONFIRMED_READS } from '@planet-heroes/contracts/sealed-reads';
import { ERROR_STATUS } from '@planet-heroes/contracts/kernel/errors/error-codes';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { START_TOKEN } from '@planet-heroes/contracts/kernel/operators/start-token';
import { MINUTE_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { isDatabaseUnavailable } from '@planet-heroes/domain/kernel/database/database-unavailable';
import {
  type ActingOperator, findOperator, hasAdminSignedIn, noteSignedIn,
} from '@planet-heroes/domain/kernel/operators/operators';
import { type KnownSession, noteOperated } from '@planet-heroes/domain/kernel/sessions/sessions';
import { Logger } from '@planet-heroes/platform/observability/logger';
import { noteWho } from '@planet-heroes/platform/observability/who';
import { Secrets } from '../foundation/secrets.js';
import { Sessions } from '../sessions/sessions.js';
import { callOf } from './call-of.js';
import { auditCall } from './operator-audit.js';
import { OperatorAttempts } from '../limits/operator-attempts.js';

/** A working day: an operator's session opens nothing after so long without use. */
const IDLE_MS = 10 * 60 * MINUTE_MS;
/** Use is noted so often. */
const USE_MS = 5 * MINUTE_MS;
/** For so long an operator counts as it was read. */
const FRESH_MS = 3_000;

const START: ActingOperator = { ...START_TOKEN, email: null, roles: ['admin'], signedInAt: null };

const operators = new WeakMap<FastifyRequest, ActingOperator>();

/** Who operates by a request that the guard has let through. */
export const operatorOf = (request: FastifyRequest): ActingOperator | undefined => operators.get(request);

/**
 * Lets through only operators, each to the calls of their roles: people by the session that their address is signed in
 * with, machines by a key, as `Authorization: Bearer …` or as a browser's password. The start token is as good as a key
 * until the first admin has signed in, and opens nothing from then on.
 */
@Injectable()
export class OperatorGuard implements CanActivate {
  private readonly expected: Buffer;
  private readonly known = new Map<string, { readAt: number; operator: Promise<ActingOperator | undefined> }>();
  private lastEnded: boolean | undefined;

  constructor(
    { operatorToken }: Secrets,
    private readonly attempts: OperatorAttempts,
    private readonly sessions: Sessions,
    private readonly database: Database,
    private readonly logger: Logger,
  ) {
    this.expected = digest(operatorToken);
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.assertOperator(context.switchToHttp().getRequest<FastifyRequest>());
    return true;
  }

  /**
   * Throws `operator_token_required`, `operator_token_wrong`, `role_not_allowed`, `confirmation_required`, or
   * `too_many_requests` where too many tokens were wrong.
   */
  async assertOperator(request: FastifyRequest): Promise<void> {
    const { operator, session } = await this.identify(request);
    const call = callOf(request);
    // The queue board's pages are not calls: `assertAdmin` guards them.
    if (call.includes(' /api/') && !mayOperate(operator.roles, call)) {
      await this.noteRefusal(request, operator);
      const text = `Your roles (${operator.roles.join(', ')}) do not allow this. Ask an admin.`;
      throw new AppError('role_not_allowed', text, { roles: rolesFor(call) });
    }
    if (session) await this.assertConfirmed(request, operator, session);
    operators.set(request, operator);
    noteWho({ operator: operator.id });
  }

  /** Likewise, of what no role but an admin's may see. */
  async assertAdmin(request: FastifyRequest): Promise<void> {
    await this.assertOperator(request);
    const operator = operatorOf(request)!;
    if (operator.roles.includes('admin')) return;
    await this.noteRefusal(request, operator);
    throw new AppError('role_not_allowed', 'This is for admins. Ask one of them.', { roles: ['admin'] });
  }

  private async assertConfirmed(
    request: FastifyRequest,
    operator: ActingOperator,
    { createdAt }: KnownSession,
  ): Promise<void> {
    const isConfirmed = Date.now() - createdAt.getTime() < CONFIRMED_FOR_MINUTES * MINUTE_MS;
    if (isConfirmed || !CONFIRMED_READS.has(callOf(request))) return;
    await this.noteRefusal(request, operator, 'confirmation_required');
    const text = `Confirm that it is you: sign in again, and take the file within ${CONFIRMED_FOR_MINUTES} minutes.`;
    throw new AppError('confirmation_required', text);
  }

  /** Interceptors do not see what a guard refuses. */
  private async noteRefusal(
    request: FastifyRequest,
    operator: ActingOperator,
    code: 'role_not_allowed' | 'confirmation_required' = 'role_not_allowed',
  ): Promise<void> {
    const refused = { operator, status: ERROR_STATUS[code] };
    await auditCall(this.database, request, refused).catch((error: unknown) =>
      this.logger.error({ err: error, operatorId: operator.id, requestId: request.id },
        'An operator’s refused call could not be written into the audit log.'));
  }

  private async identify(request: FastifyRequest): Promise<{ operator: ActingOperator; session?: KnownSession }> {
    const token = tokenOf(request.headers.authorization);
    if (token) return { operator: await this.byToken(request, token) };
    await this.attempts.assertMayAsk(request);
    const session = await this.sessions.sessionOf(request.headers);
    const operator = session?.email && (await this.find(`email ${session.email}`, { email: session.email }));
    if (operator) {
      await this.noteUse(session);
      const isFirstTime = operator.signedInAt === null && operator.roles.includes('admin');
      if (isFirstTime) await noteSignedIn(this.database, operator.id, new Date());
      return { operator, session };
    }
    await this.attempts.noteStranger(request);
    throw new AppError(
      'operator_token_required',
      'This is for operators: sign in as one, or send a key as Authorization: Bearer <key>.',
    );
  }

  private async byToken(request: FastifyRequest, token: string): Promise<ActingOperator> {
    await this.attempts.assertMayTry(request);
    if (timingSafeEqual(digest(token), this.expected)) {
      if (!(await this.hasEnded())) return START;
      throw new AppError('operator_token_wrong', 'An admin has signed in: the start token opens nothing since.');
    }
    const operator = await this.find(`key ${digest(token).toString('hex')}`, { key: token });
    if (operator) return operator;
    await this.attempts.noteFailure(request);
    throw new AppError('operator_token_wrong', 'This is not an operator’s key.');
  }

  /**
   * Read at each call: the start token ends with the very call of the first admin, on every node. While the database is
   * away nobody can sign in, and the last answer holds.
   */
  private async hasEnded(): Promise<boolean> {
    try {
      this.lastEnded = await hasAdminSignedIn(this.database);
    } catch (error) {
      if (this.lastEnded === undefined || !isDatabaseUnavailable(error)) throw error;
    }
    return this.lastEnded;
  }

  /** Throws `operator_token_required` where the session was not used for too long. */
  private async noteUse(session: KnownSession): Promise<void> {
    const { createdAt, operatedAt } = session;
    const now = Date.now();
    const idleMs = now - Math.max(createdAt.getTime(), operatedAt?.getTime() ?? 0);
    if (idleMs > IDLE_MS)
      throw new AppError('operator_token_required', 'You did nothing here for a working day: sign in again.');
    if (operatedAt === null || idleMs > USE_MS) await noteOperated(this.database, session, new Date(now));
  }

  private find(name: string, by: { key: string } | { email: string }): Promise<ActingOperator | undefined> {
    const now = performance.now();
    const kept = this.known.get(name);
    if (kept && now - kept.readAt < FRESH_MS) return kept.operator;
    const operator = findOperator(this.database, by);
    if (this.known.size > 1_000) this.known.clear();
    this.known.set(name, { readAt: now, operator });
    operator.catch(() => this.known.delete(name));
    return operator;
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
