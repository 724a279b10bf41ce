import { Injectable, type PipeTransform } from '@nestjs/common';
import { type Exchange, OfExchange } from '../http/callers.js';
import { Sessions } from './sessions.js';

/** Gives this browser the session of a hero, or takes it away. */
export interface SessionCookie {
  open(heroId: string): void;
  end(): void;
}

@Injectable()
class SessionCookiePipe implements PipeTransform<Exchange, SessionCookie> {
  constructor(private readonly sessions: Sessions) {}

  transform({ request, reply }: Exchange): SessionCookie {
    return { open: (heroId) => this.sessions.open(reply, request, heroId), end: () => this.sessions.end(reply) };
  }
}

/** The session of the browser that calls. */
export const BrowserSession = () => OfExchange(SessionCookiePipe);
