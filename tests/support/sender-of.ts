import type { Answer } from './request.js';

/** The cookies that an answer set, as its browser sends them: with those of a 202 it gets the command's result. */
export function senderOf({ headers }: Pick<Answer, 'headers'>): { cookie: string } {
  return { cookie: headers.getSetCookie().map((cookie) => cookie.split(';')[0]!).join('; ') };
}
