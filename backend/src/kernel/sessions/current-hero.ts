import { Injectable, type PipeTransform } from '@nestjs/common';
import { type Caller, type Exchange, idempotencyKeyOf, OfExchange } from '../http/callers.js';
import { Sessions } from './sessions.js';

/** The hero who calls: the session's, or the demo hero where there is no session. */
export class HeroCaller implements Caller {
  readonly scope: string;

  constructor(
    readonly id: string,
    readonly hasSession: boolean,
    readonly idempotencyKey: string | undefined,
  ) {
    this.scope = `hero:${id}`;
  }
}

@Injectable()
class CurrentHeroPipe implements PipeTransform<Exchange, HeroCaller> {
  constructor(private readonly sessions: Sessions) {}

  transform({ request }: Exchange): HeroCaller {
    const { heroId, hasSession } = this.sessions.callerOf(request.headers);
    return new HeroCaller(heroId, hasSession, idempotencyKeyOf(request));
  }
}

/** The caller's hero. */
export const CurrentHero = () => OfExchange(CurrentHeroPipe);
