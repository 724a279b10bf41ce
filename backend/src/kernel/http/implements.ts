import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  HttpCode,
  RequestMapping,
  RequestMethod,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Call } from '@planet-heroes/contracts/kernel/calls/call';
import type { CallResult } from '@planet-heroes/contracts/kernel/calls/call-types';
import type { CommandAnswer } from '../commands/command-answer.js';
import { ZodPipe } from './zod.pipe.js';

type Answer<C> = CallResult<C> | CommandAnswer<CallResult<C>>;
type Handler<C> = (...parameters: never[]) => Answer<C> | Promise<Answer<C>>;

const IMPLEMENTED = Symbol('the call that a method answers');
const implementations = new Map<string, string>();

/**
 * Makes a controller's method the one that answers a call: under its route, with its status, over checked input (`@Input`).
 * What it returns is what the call says, or a command's answer with it. A second method for the same call throws at start.
 */
export function Implements<C extends Pick<Call, 'id' | 'method' | 'path' | 'answers' | 'command'>>(call: C) {
  return (target: object, name: string, descriptor: { value?: Handler<C> }): void => {
    const method = `${target.constructor.name}.${name}`;
    const before = implementations.get(call.id);
    if (before) throw new Error(`The call ${call.id} has two implementations: ${before} and ${method}.`);
    implementations.set(call.id, method);
    const decorate = applyDecorators(
      RequestMapping({ path: call.path.replaceAll(/\{(\w+)\}/g, ':$1'), method: RequestMethod[call.method] }),
      HttpCode(successOf(call)),
    );
    decorate(target, name, descriptor);
    Reflect.defineMetadata(IMPLEMENTED, call, descriptor.value!);
  };
}

/** What the method's call takes, checked: values of the path, the query and the body. Throws `invalid_request`. */
export const Input = createParamDecorator((_: undefined, context: ExecutionContext) => {
  const call = Reflect.getMetadata(IMPLEMENTED, context.getHandler()) as Call;
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  return {
    ...(call.params && { params: new ZodPipe(call.params).transform(request.params) }),
    ...(call.query && { query: new ZodPipe(call.query).transform(request.query) }),
    ...(call.body && { body: new ZodPipe(call.body).transform(request.body) }),
  };
});

/** The status with which a call succeeds at once: the least that it names. */
function successOf({ id, answers }: Pick<Call, 'id' | 'answers'>): number {
  const [status] = Object.keys(answers).map(Number).filter((each) => each < 300).sort((a, b) => a - b);
  if (!status) throw new Error(`The call ${id} names no success.`);
  return status;
}
