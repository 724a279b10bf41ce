import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  HttpCode,
  RequestMapping,
  RequestMethod,
  UseInterceptors,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Call } from '@planet-heroes/contracts/kernel/calls/call';
import type { CallResult } from '@planet-heroes/contracts/kernel/calls/call-types';
import type { CommandAnswer } from '../commands/command-answer.js';
import { CommandAnswerInterceptor } from '../commands/command-answer.interceptor.js';
import { checked } from './checked.js';
import { noteImplementation } from './implementations.js';

/** The answer's content; text or bytes where it is not JSON. */
type Result<C> = [CallResult<C>] extends [undefined] ? string | Uint8Array : Shown<CallResult<C>>;
type Shown<T> = T extends readonly (infer Item)[] ? readonly Item[] : T;
type Answer<C> = C extends { command: true } ? Result<C> | CommandAnswer<Result<C>> : Result<C>;
type Handler<C> = (...parameters: never[]) => Answer<C> | Promise<Answer<C>>;
type Schemas = 'params' | 'query' | 'body' | 'checks';
type Implemented = Pick<Call, 'id' | 'method' | 'path' | 'answers' | 'command' | Schemas>;
type Taken = Partial<Record<'params' | 'query' | 'body', unknown>>;

/** How the method of a call reads what it takes. */
const inputs = new WeakMap<object, (request: FastifyRequest) => Taken>();

/**
 * Makes a controller's method the one that answers a call: under its route, with its status, over checked input
 * (`@Input`). What it returns is what the call says, or where it is a command that command's answer with it. A second
 * method for the same call throws at start.
 */
export function Implements<C extends Implemented>(call: C) {
  return (target: object, name: string, descriptor: { value?: Handler<C> }): void => {
    noteImplementation(call, `${target.constructor.name}.${name}`);
    const decorate = applyDecorators(
      RequestMapping({ path: call.path.replaceAll(/\{(\w+)\}/g, ':$1'), method: RequestMethod[call.method] }),
      HttpCode(successOf(call)),
      ...(call.command ? [UseInterceptors(CommandAnswerInterceptor)] : []),
    );
    decorate(target, name, descriptor);
    inputs.set(descriptor.value!, inputOf(call));
  };
}

/** What the method's call takes, checked: values of the path, the query and the body. Throws `invalid_request`. */
export const Input = createParamDecorator((_: undefined, context: ExecutionContext) => {
  return inputs.get(context.getHandler())!(context.switchToHttp().getRequest());
});

/** A wrong body is reported before a wrong query, and that before a wrong path. */
function inputOf(call: Implemented): (request: FastifyRequest) => Taken {
  const { params, query, body } = { ...call, ...call.checks };
  return (request) => {
    const taken: Taken = {};
    if (body) taken.body = checked(body, request.body);
    if (query) taken.query = checked(query, request.query);
    if (params) taken.params = checked(params, request.params);
    return taken;
  };
}

/** The status with which a call succeeds at once: the least that it names. */
function successOf({ id, answers }: Pick<Call, 'id' | 'answers'>): number {
  const [status] = Object.keys(answers).map(Number).filter((each) => each < 300).sort((a, b) => a - b);
  if (!status) throw new Error(`The call ${id} names no success.`);
  return status;
}
