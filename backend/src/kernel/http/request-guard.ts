import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { ApiErrorFilter } from './api-error.filter.js';
import type { Origins } from './origin.js';
import { SECURITY_HEADERS, STRICT_TRANSPORT } from './security-headers.js';

/** Writes from pages of others are refused, and every answer carries its request's id and the security headers. */
export function guardRequests(fastify: FastifyInstance, errors: ApiErrorFilter, origins: Origins): void {
  fastify.addHook('onRequest', (request, reply, next) => {
    void reply.header('request-id', request.id).headers(SECURITY_HEADERS);
    if (request.protocol === 'https') void reply.header('strict-transport-security', STRICT_TRANSPORT);
    // A client that always sends a JSON content type may have no body: that is not malformed.
    const { 'content-length': length = '0', 'content-type': type, 'transfer-encoding': chunked } = request.headers;
    const isEmpty = length === '0' && chunked === undefined;
    if (isEmpty && type?.startsWith('application/json')) delete request.headers['content-type'];
    const fault = unreadable(request.headers);
    if (fault) errors.send(new AppError('unsupported_media_type', fault), request, reply);
    else if (origins.mayWrite(request.raw, request.routeOptions.url)) next();
    // Not by `next`: what is mounted here may have a handler of errors of its own.
    else errors.send(
        new AppError('origin_not_allowed', 'This request comes from a page that is not ours.'),
        request,
        reply,
      );
  });
}

/** Why nobody here can read a body, by what its headers say of it. */
function unreadable(headers: IncomingHttpHeaders): string | undefined {
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') return `Send the body as it is: ${encoding} is not unpacked.`;
  // What else is taken is checked byte by byte, or not read at all.
  const charset = /json;.*charset="?([^\s;"]+)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  return /^(?:utf-?8|us-ascii)$/i.test(charset) ? undefined : `Send the body in UTF-8: ${charset} is not read.`;
}
