import type { FastifyInstance } from 'fastify';
import { SCREEN_PATHS } from '@planet-heroes/contracts/kernel/screen-paths';

/** Only takes relative addresses apart; it is never sent. */
const BASE = 'http://own.invalid';
const START = '/leaderboard';
/** Browsers read a backslash as a slash, and pass over control characters. */
const MISREAD = /[\\\p{Cc}]/u;

/**
 * Referral links point to /join, which is not a screen of its own (spec document 1, section 2): it redirects to where
 * the code is noted.
 */
export function redirectJoin(fastify: FastifyInstance): void {
  fastify.get('/join', (request, reply) => {
    const { ref, to, lang } = request.query as { ref?: unknown; to?: unknown; lang?: unknown };
    return reply.redirect(joinTarget(ref, to, lang), 302);
  });
}

/**
 * The screen that a referral link leads to, with its code and language: the one it names, or the leaderboard. Never to
 * anywhere but a screen of ours.
 */
export function joinTarget(ref: unknown, to: unknown, lang?: unknown): string {
  const named = ownScreen(to);
  const url = named ?? new URL(START, BASE);
  if (typeof ref === 'string') {
    url.searchParams.set('ref', ref);
    // A link that leads to nothing else opens joining there.
    if (!named) url.searchParams.set('invited', '1');
  }
  if (typeof lang === 'string') url.searchParams.set('lang', lang);
  return url.pathname + url.search + url.hash;
}

function ownScreen(to: unknown): URL | undefined {
  if (typeof to !== 'string' || !to.startsWith('/') || MISREAD.test(to) || !URL.canParse(to, BASE)) return undefined;
  const url = new URL(to, BASE);
  return url.origin === BASE && (SCREEN_PATHS as readonly string[]).includes(url.pathname) ? url : undefined;
}
