import type { z } from 'zod';
import type { ErrorCode } from '../errors/error-codes.js';
import type { CallMethod, Route } from './route.js';

/**
 * Who may make a call. `hero`: the session's hero. `company`: a member of a company, or its machines by key. Instances
 * with sample data lend a demo hero and a demo company to callers without their own. `operator`: by session, key or
 * start token, each role its own.
 */
export type Caller = 'public' | 'hero' | 'company' | 'operator';

/** One way in which a call is answered when it succeeds. 204 and redirects have no body. */
export interface CallAnswer {
  /** What this status means here, where the summary does not say it already. */
  description?: string;
  /** The body's schema; missing where the body is not JSON. */
  schema?: z.ZodType;
  example?: unknown;
  /** The media type, or those that it may have; JSON where none is given. */
  type?: string | readonly string[];
}

/** What a call takes, as it would really be sent: path and query values as they stand in the URL. */
export interface CallExample {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
}

/** What an area says of one of its calls. */
export interface CallDescription {
  summary: string;
  /** Units, rules and the section of the spec. */
  description: string;
  caller: Caller;
  /** Values in the path, by name. */
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Checks before the call, where they are looser than the schemas above: its own codes refuse the rest. */
  checks?: { params?: z.ZodObject; query?: z.ZodObject; body?: z.ZodType };
  /** The body's media type; JSON where none is given. */
  bodyType?: string;
  example?: CallExample;
  answers: Readonly<Record<number, CallAnswer>>;
  /** Refusals of this call's own; those that follow from how it is made are added (`call-errors.ts`). */
  errors?: readonly ErrorCode[];
  /** Runs as a command: takes Idempotency-Key and may be answered with 202. */
  command?: boolean;
}

/**
 * What an area's calls have in common; `schemas` are those that are shown under a name, the others stand where they are
 * used.
 */
export interface CallArea {
  tag: string;
  description: string;
  schemas?: Readonly<Record<string, z.ZodType>>;
}

/** A call with its name, which is the same for good: programs are generated from it. */
export interface Call extends CallDescription {
  id: string;
  area: CallArea;
  route: Route;
  method: CallMethod;
  path: string;
}

/** Whether an answer of this status brings a body. */
export function bringsBody(status: number): boolean {
  return status !== 204 && (status < 300 || status >= 400);
}
