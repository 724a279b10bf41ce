import type { z } from 'zod';
import type { ErrorCode } from '../errors/error-codes.js';
import type { CallMethod, Route } from './route.js';

/**
 * Who may make a call. `hero`: the session's hero. `company`: a member of a company, or its machines by key. Instances
 * with sample data lend a demo hero and a demo company to callers without their own. `operator`: by session, key or
 * start token, each role its own.
 */
export type Caller = 'public' | 'hero' | 'company' | 'operator';

/** A header that the description of the calls explains. */
export type AnswerHeader =
  | 'Command-Id' | 'Content-Disposition' | 'ETag' | 'Idempotency-Replayed' | 'Location' | 'Planet-As-Of' | 'Planet-Position'
  | 'Retry-After' | 'Set-Cookie';

/** One way in which a call is answered when it succeeds. 204 and redirects have no body. */
export interface CallAnswer {
  /** What this status means here, where the summary does not say it already. */
  description?: string;
  /** The body's schema; missing where the body is not JSON. */
  schema?: z.ZodType;
  example?: unknown;
  /** The media type, or those that it may have; JSON where none is given. */
  type?: string | readonly string[];
  /** Headers of this answer's own; those that follow from how the call is made are added (`call-headers.ts`). */
  headers?: readonly AnswerHeader[];
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
  /** Further media types that the same body may have. */
  otherBodyTypes?: readonly string[];
  example?: CallExample;
  answers: Readonly<Record<number, CallAnswer>>;
  /** Refusals of this call's own; those that follow from how it is made are added (`call-errors.ts`). */
  errors?: readonly ErrorCode[];
  /** Answers with an ETag, and with 304 where the client names it. */
  tagged?: true;
  /** Its answer is kept for a while, and shows no position of the log. */
  kept?: true;
  /** Nothing of its command is kept: it takes no Idempotency-Key. */
  unkept?: true;
  /** Runs as a command: takes Idempotency-Key and may be answered with 202. */
  command?: boolean;
}

/** Whether a call takes an Idempotency-Key: the same key and body have one effect. */
export function takesKey({ command, unkept }: Pick<CallDescription, 'command' | 'unkept'>): boolean {
  return command === true && !unkept;
}

/**
 * What an area's calls have in common; `schemas` are those that are shown under a name, the others stand where they are
 * used.
 */
export interface CallArea {
  tag: string;
  description: string;
  schemas?: Readonly<Record<string, z.ZodType>>;
  /** What is sent to callers' own servers. */
  webhooks?: WebhooksDescription;
}

/** Messages to callers' own servers, by type; `description` and `headers` are the same for all. */
export interface WebhooksDescription {
  description: string;
  headers: Readonly<Record<string, { description: string; example: string }>>;
  messages: Readonly<Record<string, { summary: string; schema: z.ZodType; example: unknown }>>;
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
