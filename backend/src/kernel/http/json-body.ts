import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';

type Done = (error: Error | null, body?: unknown) => void;

/** Reads a body as JSON in UTF-8. Throws `malformed_json`, also for bytes that would be read as other letters. */
export function jsonParser(fastify: FastifyInstance): (request: FastifyRequest, body: Buffer, done: Done) => void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  return (request, body, done) => {
    if (isUtf8(body)) void parse(request, body.toString(), done);
    else done(new AppError('malformed_json', 'The body is not UTF-8 text. Send it in UTF-8.'));
  };
}
