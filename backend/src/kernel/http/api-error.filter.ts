import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, NotFoundException } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { ErrorBody } from '@planet-heroes/contracts/kernel/errors/error-body';
import { isDatabaseUnavailable } from '@planet-heroes/domain/kernel/database/database-unavailable';
import { Logger } from '@planet-heroes/platform/observability/logger';
import { RecentFaults } from '../observability/recent-faults.js';
import { SECURITY_HEADERS } from './security-headers.js';
import { sendPage, wantsPage } from './web-assets.js';

export const RETRY_AFTER_SECONDS = 2;
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
/** What an answer was given before its read failed. */
const OF_SUCCESS = ['content-disposition', 'planet-position', 'planet-as-of'] as const;

/**
 * Turns every exception into the one error body, and unknown paths of a browser into the page. An unforeseen one is a
 * 500 whose details stay in the log.
 */
@Catch()
export class ApiErrorFilter implements ExceptionFilter {
  constructor(
    private readonly logger: Logger,
    private readonly faults: RecentFaults,
  ) {}

  /** Never rejects: nobody catches what a filter throws, and the process would end of it. */
  async catch(thrown: unknown, host: ArgumentsHost): Promise<void> {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    await this.answer(thrown, request, reply);
  }

  /** The page where a browser asked for a path that is none; the error body otherwise. Never rejects. */
  async answer(thrown: unknown, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const isBadPath = (thrown as { code?: string }).code === 'FST_ERR_BAD_URL';
    try {
      if ((isBadPath || thrown instanceof NotFoundException) && wantsPage(request)) await sendPage(request, reply);
      else if (thrown instanceof NotFoundException) this.sendNotFound(request, reply);
      else this.send(thrown, request, reply);
    } catch (error) {
      this.send(error, request, reply);
    }
  }

  private sendNotFound(request: FastifyRequest, reply: FastifyReply): void {
    const path = request.url.split('?')[0]!;
    const allowed = METHODS.filter((method) => isRoute(request.server, path, method));
    if (allowed.length === 0) return this.send(new AppError('not_found', `There is no ${path}.`), request, reply);
    void reply.header('allow', allowed.join(', '));
    const refusal = new AppError('method_not_allowed', `${path} takes ${allowed.join(', ')}.`, { allowed });
    this.send(refusal, request, reply);
  }

  /** Answers an error that arose outside any handler as well. */
  send(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const error = asAppError(thrown);
    if (error.status >= 500 && error.status !== 503) {
      this.logger.error(
        { err: thrown, requestId: request.id, method: request.method, path: request.url.split('?')[0] },
        'A request failed.',
      );
    }
    // A command that failed is noted where its end arrives.
    if (error.status >= 500 && error.code !== 'command_failed') {
      // The route as it is registered: what stands in a path or query may be somebody's.
      this.faults.note(
        'request',
        `${request.method} ${request.routeOptions?.url ?? 'unknown path'}: ${error.status} ${error.code}`,
        request.id,
      );
    }
    if (error.status === 503) void reply.header('retry-after', String(RETRY_AFTER_SECONDS));
    if (error.status === 429) void reply.header('retry-after', String(error.details?.retryAfter));
    for (const header of OF_SUCCESS) reply.removeHeader(header);
    const body: ErrorBody = { error: { ...error.toRefusal(), requestId: request.id } };
    void reply
      .status(error.status)
      .headers(SECURITY_HEADERS)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(body));
  }
}

/** The router reads a path as the pattern of a route, and throws where it is not one: `/:(`, for example. */
function isRoute(server: FastifyInstance, url: string, method: (typeof METHODS)[number]): boolean {
  try {
    return server.hasRoute({ url, method });
  } catch {
    return false;
  }
}

/** Our own refusals are AppErrors; an HttpException comes only from the framework's reading of the request. */
function asAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (isDatabaseUnavailable(thrown))
    return new AppError('database_unavailable', 'We cannot look this up just now. Please try again in a moment.');
  switch (thrown instanceof HttpException ? thrown.getStatus() : undefined) {
    case 400:
      return new AppError('malformed_json', 'The body is not valid JSON.');
    case 404:
      return new AppError('not_found', 'There is nothing here.');
    case 412:
      return new AppError('precondition_failed', 'This file is another one than the request names.');
    case 413:
      return new AppError('body_too_large', 'The body is larger than 64 KiB.');
    case 415:
      return new AppError('unsupported_media_type', 'Send the body as application/json.');
    case 416:
      return new AppError('range_not_satisfiable', 'This file ends before the range that the request asks for.');
  }
  // The framework's own refusals of a request carry their status; one that was cut off has nobody left to read it.
  const { statusCode, message } = thrown as { statusCode?: number; message?: string };
  if (statusCode === 414) return new AppError('uri_too_long', 'A part of the path is longer than anything we have.');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new AppError('invalid_request', message ?? 'The request is not right.');
  }
  return new AppError('internal_error', 'Something went wrong on our side. It has been noted.');
}
