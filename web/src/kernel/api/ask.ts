import type { AnswerOf, CallRoute, RequestOf } from '@planet-heroes/contracts/call-by-route';
import type { Route } from '@planet-heroes/contracts/kernel/calls/route';
import { type AskOptions, makeCall } from './make-call';
import type { CallValues } from './send';

/** What this call is given, as its table says; a body that is a text is sent as a file. */
export type Asked<R extends CallRoute> = RequestOf<R> extends { body: string }
  ? Omit<RequestOf<R>, 'body'> & { body: Blob }
  : RequestOf<R>;
export type AskParameters<R extends CallRoute, Options> = Record<never, never> extends Asked<R>
  ? [values?: Asked<R>, options?: Options]
  : [values: Asked<R>, options?: Options];

/**
 * Makes a call, with cookies, and answers with its result, however long a command takes (a 202 is followed to its end).
 * A command that is asked for again while it is under way is not sent again: two presses in one moment are one wish.
 * Throws `ApiError` on any answer that is not OK.
 */
export function ask<R extends CallRoute>(route: R, ...given: AskParameters<R, AskOptions>): Promise<AnswerOf<R>>;
export function ask(route: Route, values?: CallValues, options?: AskOptions): Promise<unknown> {
  return makeCall(route, values, options);
}
