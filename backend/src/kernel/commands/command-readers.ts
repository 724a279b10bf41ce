import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { fastifyCookie } from '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SettledCommand } from '@planet-heroes/contracts/kernel/commands/settled-command';
import { keyedDigest } from '../foundation/keyed-digest.js';
import { Secrets } from '../foundation/secrets.js';
import { sessionCookieOf } from '../sessions/sessions.js';
import { AcceptedCommands, type AcceptedCommandState } from './accepted-commands.js';

const COOKIE = 'planet_command';
const COOKIE_SECONDS = 86_400;

/**
 * Who may read the result of a command that was answered with 202: its sender, known by the key or session of the
 * request, or by a cookie that came with the 202. Others learn that it has ended.
 */
@Injectable()
export class CommandReaders {
  private readonly digestOf: (text: string) => string;

  constructor({ sessionSecret }: Secrets, private readonly accepted: AcceptedCommands) {
    this.digestOf = keyedDigest(sessionSecret, 'command-reader');
  }

  /** Has the sender of a command recognized later. */
  async note(request: FastifyRequest, reply: FastifyReply, commandId: string): Promise<void> {
    void reply.setCookie(COOKIE, this.cookieFor(commandId), {
      httpOnly: true, sameSite: 'lax', path: `/api/commands/${commandId}`, maxAge: COOKIE_SECONDS,
      secure: request.protocol === 'https',
    });
    const asker = this.askerOf(request.headers);
    if (asker !== undefined) await this.accepted.noteAsker(commandId, asker);
  }

  /** Whether headers come from the sender of a command; `authorization` may come otherwise on a socket. */
  mayRead(commandId: string, { asker, isPublic }: AcceptedCommandState, headers: IncomingHttpHeaders): boolean {
    const own = this.askerOf(headers);
    return isPublic
      || (own !== undefined && asker !== null && equal(own, asker))
      || equal(cookieOf(headers, COOKIE) ?? '', this.cookieFor(commandId));
  }

  private cookieFor(commandId: string): string {
    return this.digestOf(`cookie ${commandId}`);
  }

  private askerOf(headers: IncomingHttpHeaders): string | undefined {
    const credential = headers.authorization ?? sessionCookieOf(headers);
    return credential === undefined ? undefined : this.digestOf(`asker ${credential}`);
  }
}

/** What a stranger learns of a command that has ended. */
export function withoutResult({ commandId }: SettledCommand): SettledCommand {
  return { commandId, status: 'done' };
}

function cookieOf({ cookie }: IncomingHttpHeaders, name: string): string | undefined {
  return cookie === undefined ? undefined : fastifyCookie.parse(cookie)[name];
}

function equal(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
