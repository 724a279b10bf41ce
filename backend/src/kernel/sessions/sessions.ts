import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { fastifyCookie, Signer } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import type { NewSession } from '@planet-heroes/contracts/kernel/sessions/new-session';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import {
  hashOfToken,
  type KnownSession,
  newSessionToken,
  openSessions,
  SESSION_DAYS,
} from '@planet-heroes/domain/kernel/sessions/sessions';
import { Config } from '@planet-heroes/platform/config/config';
import { noteWho } from '@planet-heroes/platform/observability/who';
import { keyedDigest } from '../foundation/keyed-digest.js';
import { Secrets } from '../foundation/secrets.js';
import { isPublicAddress, networkOf } from '../limits/network.js';
import { deviceOf } from './device.js';
import { SessionCache } from './session-cache.js';

export const SESSION_COOKIE = 'planet_session';
/** Its name over TLS: browsers take it from this very host alone, not from one beside it. */
const SECURE_SESSION_COOKIE = `__Host-${SESSION_COOKIE}`;
/** A session that a command still has to begin: sent only where that command's end is asked for. */
const PROMISED_COOKIE = 'planet_session_promised';
const PROMISED_SECONDS = 86_400;
const LIFETIME_SECONDS = SESSION_DAYS * 86_400;
/** Current tokens; legacy cookies are signed `heroId.timestamp` (ADR 009). */
const TOKEN = /^[\w-]{43}$/;

/** The hero of somebody without one, on an instance that has no demo hero: no hero has this id. */
export const NOBODY = '';

/** Who a request acts as: the session's hero, or the demo hero where there is no session and the instance has one. */
export interface SessionHero {
  heroId: string;
  hasSession: boolean;
  session?: KnownSession;
}

/** Sessions of browsers (docs/accounts.md). A cookie holds a token; what it stands for is in the database. */
@Injectable()
export class Sessions implements OnModuleDestroy {
  private readonly signer: Signer;
  private readonly cache: SessionCache;
  private readonly secret: string;
  private readonly digestOf: (text: string) => string;

  constructor({ sessionSecret }: Secrets, private readonly database: Database, private readonly config: Config) {
    this.secret = sessionSecret;
    this.digestOf = keyedDigest(sessionSecret, 'session-scope');
    this.signer = new Signer(sessionSecret, 'sha256');
    this.cache = new SessionCache(database);
  }

  onModuleDestroy(): void {
    this.cache.stop();
  }

  /**
   * A session for a command to begin, and what lets the browser have it. The same request, sent again under its key, is
   * given the same one.
   */
  begin(request: FastifyRequest, origin: readonly string[] | undefined): { session: NewSession; token: string } {
    const token = newSessionToken(this.secret, origin);
    const device = deviceOf(request.headers['user-agent']);
    const network = this.networkHash(request.ip);
    return { session: { tokenHash: hashOfToken(token), device, ...(network && { network }) }, token };
  }

  /** A browser's network, so that two can be compared and none can be read. */
  private networkHash(address: string): string | undefined {
    if (!isPublicAddress(address)) return undefined;
    const ownSecret = createHmac('sha256', this.secret).update('session-network').digest();
    return createHmac('sha256', ownSecret).update(networkOf(address)).digest('base64url').slice(0, 22);
  }

  /** Under which a command is sent that begins a session: who sends it has none yet, and is known by a nonce. */
  scopeOf([name, ...parts]: readonly string[], nonce: string | undefined): string {
    return `${name}:${this.digestOf(JSON.stringify([...parts, nonce ?? '']))}`;
  }

  /** Gives a browser the session of a token. */
  give(reply: FastifyReply, request: FastifyRequest, token: string): void {
    this.cache.forget(hashOfToken(token));
    const secure = request.protocol === 'https';
    void reply.setCookie(secure ? SECURE_SESSION_COOKIE : SESSION_COOKIE, token, {
      httpOnly: true, sameSite: 'lax', path: '/', maxAge: LIFETIME_SECONDS, secure,
    });
    if (secure && request.cookies[SESSION_COOKIE] !== undefined) void reply.clearCookie(SESSION_COOKIE, { path: '/' });
  }

  /** Gives a browser the session of a token once it asks for the end of the command that begins it, and not before. */
  promise(reply: FastifyReply, request: FastifyRequest, commandId: string, token: string): void {
    void reply.setCookie(PROMISED_COOKIE, token, {
      httpOnly: true, sameSite: 'lax', path: pathOf(commandId), maxAge: PROMISED_SECONDS,
      secure: request.protocol === 'https',
    });
  }

  /** Keeps what was promised to this browser with a command that has ended; where it began no session, gives none. */
  async keepPromise(reply: FastifyReply, request: FastifyRequest, commandId: string): Promise<void> {
    const token = cookiesOf(request.headers)[PROMISED_COOKIE];
    if (!token) return;
    if (TOKEN.test(token)) {
      this.cache.forget(hashOfToken(token));
      const session = await this.cache.read(hashOfToken(token));
      if (session && !session.ended) this.give(reply, request, token);
    }
    void reply.clearCookie(PROMISED_COOKIE, { path: pathOf(commandId) });
  }

  /** Takes a browser's session away. */
  end(reply: FastifyReply): void {
    void reply.clearCookie(SESSION_COOKIE, { path: '/' });
    if (reply.request.protocol !== 'https') return;
    void reply.clearCookie(SECURE_SESSION_COOKIE, { path: '/', secure: true });
  }

  /** Forgets what this node knows of a request's session, after it was changed. */
  refresh(headers: IncomingHttpHeaders): void {
    const token = this.tokenOf(headers);
    if (token) this.cache.forget(hashOfToken(token));
  }

  /**
   * The sender of these headers. A forged or expired cookie counts as none; a cookie of an ended session has no hero
   * until the browser has learned that.
   */
  async callerOf(headers: IncomingHttpHeaders): Promise<SessionHero> {
    const token = this.tokenOf(headers);
    const session = token ? await this.cache.read(hashOfToken(token)) : undefined;
    if (session?.ended) return { heroId: NOBODY, hasSession: true };
    if (session) {
      if (session.heroId !== null) noteWho({ hero: session.heroId });
      return { heroId: session.heroId ?? this.visitor(), hasSession: session.heroId !== null, session };
    }
    const legacy = this.legacyHeroOf(headers);
    if (legacy) noteWho({ hero: legacy.heroId });
    return legacy ? { heroId: legacy.heroId, hasSession: true } : { heroId: this.visitor(), hasSession: false };
  }

  /** The session of these headers, while it lasts. */
  async sessionOf(headers: IncomingHttpHeaders): Promise<KnownSession | undefined> {
    const token = this.tokenOf(headers);
    const session = token ? await this.cache.read(hashOfToken(token)) : undefined;
    return session && !session.ended ? session : undefined;
  }

  /** Whether the session of these headers has ended. One that never was has not. */
  async hasEnded(headers: IncomingHttpHeaders): Promise<boolean> {
    const token = this.tokenOf(headers);
    return token !== undefined && (await this.cache.read(hashOfToken(token)))?.ended === true;
  }

  /**
   * Exchanges a legacy cookie for a session that can be ended; the cookie keeps leading to it. Over TLS a cookie with
   * the plain name is replaced.
   */
  async exchange(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const legacy = this.legacyHeroOf(request.headers);
    if (!legacy) {
      const token = this.tokenOf(request.headers);
      const isOutdated = request.protocol === 'https' && request.cookies[SECURE_SESSION_COOKIE] === undefined;
      if (isOutdated && token && (await this.sessionOf(request.headers))) this.give(reply, request, token);
      return;
    }
    const tokenHash = hashOfToken(legacy.token);
    if ((await this.cache.read(tokenHash))?.ended) return;
    const session = { tokenHash, device: deviceOf(request.headers['user-agent']) };
    await openSessions(this.database, [{ session, heroId: legacy.heroId, time: new Date() }]);
    this.give(reply, request, legacy.token);
  }

  /** Whom somebody without a session acts as: the demo hero, where this instance has one, or nobody. */
  private visitor(): string {
    return this.config.hasSharedActors ? DEMO_HERO_ID : NOBODY;
  }

  private tokenOf(headers: IncomingHttpHeaders): string | undefined {
    const cookie = sessionCookieOf(headers);
    if (cookie && TOKEN.test(cookie)) return cookie;
    return this.legacyHeroOf(headers)?.token;
  }

  private legacyHeroOf(headers: IncomingHttpHeaders): { heroId: string; token: string } | undefined {
    const cookie = sessionCookieOf(headers);
    if (!cookie || TOKEN.test(cookie)) return undefined;
    const { valid, value } = this.signer.unsign(cookie);
    const [heroId, issuedAt] = valid && value ? value.split('.') : [];
    const ageSeconds = Date.now() / 1000 - Number(issuedAt);
    if (!heroId || !(ageSeconds <= LIFETIME_SECONDS)) return undefined;
    return { heroId, token: newSessionToken(this.secret, ['exchange', cookie]) };
  }
}

/** The session's cookie, by the name that no other host can set where there is one. */
export function sessionCookieOf(headers: IncomingHttpHeaders): string | undefined {
  const cookies = cookiesOf(headers);
  return cookies[SECURE_SESSION_COOKIE] ?? cookies[SESSION_COOKIE];
}

function cookiesOf({ cookie }: IncomingHttpHeaders): Record<string, string | undefined> {
  return cookie ? fastifyCookie.parse(cookie) : {};
}

function pathOf(commandId: string): string {
  return `/api/commands/${commandId}`;
}
