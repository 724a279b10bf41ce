import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { fastifyCookie, Signer } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import { Secrets } from '../foundation/secrets.js';

const COOKIE = 'planet_session';
const LIFETIME_SECONDS = 400 * 86_400;

/** Who a request acts as: the session's hero, or the demo hero where there is no session. */
export interface SessionHero {
  heroId: string;
  hasSession: boolean;
}

/** Signed sessions (design: "Who you are"). A session says which hero a browser is; it carries nothing else. */
@Injectable()
export class Sessions {
  private readonly signer: Signer;

  constructor({ sessionSecret }: Secrets) {
    this.signer = new Signer(sessionSecret, 'sha256');
  }

  /** Gives a browser the session of a hero. */
  open(reply: FastifyReply, request: FastifyRequest, heroId: string): void {
    const value = this.signer.sign(`${heroId}.${Math.floor(Date.now() / 1000)}`);
    void reply.setCookie(COOKIE, value, {
      httpOnly: true, sameSite: 'lax', path: '/', maxAge: LIFETIME_SECONDS, secure: request.protocol === 'https',
    });
  }

  /** Takes a browser's session away. */
  end(reply: FastifyReply): void {
    void reply.clearCookie(COOKIE, { path: '/' });
  }

  /** Who sent these headers. A cookie that is forged or too old counts as none. */
  callerOf(headers: IncomingHttpHeaders): SessionHero {
    const cookie = headers.cookie ? fastifyCookie.parse(headers.cookie)[COOKIE] : undefined;
    const heroId = cookie && this.heroOf(cookie);
    return heroId ? { heroId, hasSession: true } : { heroId: DEMO_HERO_ID, hasSession: false };
  }

  private heroOf(cookie: string): string | undefined {
    const { valid, value } = this.signer.unsign(cookie);
    const [heroId, issuedAt] = valid && value ? value.split('.') : [];
    const ageSeconds = Date.now() / 1000 - Number(issuedAt);
    return heroId && ageSeconds <= LIFETIME_SECONDS ? heroId : undefined;
  }
}
