import type { z } from 'zod';
import type { ParamOf, Route } from './route.js';

type Nothing = Record<never, never>;

/** A call's checked input, for its handler. */
export type CallInput<C> = Checked<C, 'params'> & Checked<C, 'query'> & Checked<C, 'body'>;

type Checked<C, P extends string> = C extends { checks: Record<P, infer S extends z.ZodType> }
  ? Record<P, z.output<S>>
  : C extends Record<P, infer S extends z.ZodType> ? Record<P, z.output<S>> : Nothing;

/**
 * The input of a client's call. Distributes over a union of calls: all their parts at once are too many for the
 * compiler.
 */
export type CallRequest<C> = C extends { route: infer R extends Route }
  ?
    & ParamsOf<R>
    & (C extends { query: infer Q extends z.ZodType } ? { query?: Optional<z.output<Q>> } : Nothing)
    & (C extends { body: infer B extends z.ZodType } ? BodyOf<z.input<B>> : Nothing)
  : never;

type ParamsOf<R extends Route> = [ParamOf<R>] extends [never] ? Nothing
  : { params: Readonly<Record<ParamOf<R>, string | number>> };
type Optional<Q> = { readonly [K in keyof Q]?: Q[K] | undefined };
type BodyOf<B> = undefined extends B ? { body?: B } : { body: B };

/** The result of a successful call; undefined where it is not JSON. */
export type CallResult<C> = C extends { answers: infer A } ? AnswersIn<A>[keyof AnswersIn<A>] : never;

type AnswersIn<A> = {
  [S in keyof A as S extends 200 | 201 | 204 ? S : never]: A[S] extends { schema: infer Z extends z.ZodType } ? z.output<Z>
    : undefined;
};
