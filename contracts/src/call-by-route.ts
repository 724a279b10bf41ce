import type { CALL_TABLES } from './calls.js';
import type { CallRequest, CallResult } from './kernel/calls/call-types.js';

type ValueOf<T> = T extends unknown ? T[keyof T] : never;
type EachCall = ValueOf<(typeof CALL_TABLES)[number]>;

/** Every call by its route: what the pages know of a call's types, without its schemas. */
export type CallByRoute = { [C in EachCall as C['route']]: C };
export type CallRoute = keyof CallByRoute;

export type RequestOf<R extends CallRoute> = CallRequest<CallByRoute[R]>;
export type AnswerOf<R extends CallRoute> = CallResult<CallByRoute[R]>;
