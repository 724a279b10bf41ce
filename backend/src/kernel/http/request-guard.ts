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
    const { 'content-length': length, 'content-type': type } = request.headers;
    if (length === '0' && type?.startsWith('application/json')) delete request.headers['content-type'];
    if (origins.mayWrite(request.raw)) next();
    // Not by `next`: what is mounted here may have a handler of errors of its own.
    else errors.send(
        new AppError('origin_not_allowed', 'This request comes from a page that is not ours.'),
        request,
        reply,
      );
  });
}
