import { Injectable, type PipeTransform } from '@nestjs/common';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { KnownSession } from '@planet-heroes/domain/kernel/sessions/sessions';
import { type Caller, type Exchange, idempotencyKeyOf, OfExchange } from '../http/callers.js';
import { NOBODY, Sessions } from './sessions.js';

/** The hero who calls: the session's, or the demo hero where there is no session and the instance has one. */
export class HeroCaller implements Caller {
  constructor(
    private readonly heroId: string,
    readonly hasSession: boolean,
    readonly idempotencyKey: string | undefined,
    readonly session?: KnownSession,
  ) {}

  /** Throws `session_required` where the caller has no hero yet. */
  get id(): string {
    if (this.heroId !== NOBODY) return this.heroId;
    throw new AppError('session_required', 'Join free, or begin as a guest, first.');
  }

  /** Likewise, or an id that no hero has. */
  get idIfAny(): string {
    return this.heroId;
  }

  /** Whether a visitor calls who never had a hero. */
  get isNobody(): boolean {
    return this.heroId === NOBODY && !this.hasSession;
  }

  get scope(): string {
    return `hero:${this.id}`;
  }
}

@Injectable()
class CurrentHeroPipe implements PipeTransform<Exchange, Promise<HeroCaller>> {
  constructor(private readonly sessions: Sessions) {}

  async transform({ request }: Exchange): Promise<HeroCaller> {
    const { heroId, hasSession, session } = await this.sessions.callerOf(request.headers);
    return new HeroCaller(heroId, hasSession, idempotencyKeyOf(request), session);
  }
}

/** The caller's hero. */
export const CurrentHero = () => OfExchange(CurrentHeroPipe);
