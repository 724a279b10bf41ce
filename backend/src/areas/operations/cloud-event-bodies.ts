import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { OPERATIONS_CALLS } from '@planet-heroes/contracts/areas/operations/calls';
import { CLOUD_EVENT_TYPE, CLOUD_EVENTS_TYPE } from '@planet-heroes/contracts/kernel/events/cloud-event';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { jsonParser } from '../../kernel/http/json-body.js';

const { path } = OPERATIONS_CALLS.ingestEvents;
const ATTRIBUTE = /^ce-([a-z0-9]+)$/;

/**
 * CloudEvents' HTTP binding (1.0.2, section 3): structured events and batches under media types of their own, and
 * binary events, whose attributes are headers. All other paths refuse the media types.
 */
@Injectable()
export class CloudEventBodies implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    const parseJson = jsonParser(fastify);
    fastify.addContentTypeParser(
      [CLOUD_EVENT_TYPE, CLOUD_EVENTS_TYPE],
      { parseAs: 'buffer' },
      (request, body, done) => {
        if (isIngest(request)) return parseJson(request, body as Buffer, done);
        done(new AppError('unsupported_media_type', 'Send the body as application/json.'));
      },
    );
    fastify.addHook('preValidation', (request, _reply, next) => {
      if (isIngest(request) && request.headers['ce-specversion'] !== undefined) request.body = binaryEvent(request);
      next();
    });
  }
}

function isIngest(request: FastifyRequest): boolean {
  return request.method === 'POST' && request.routeOptions.url === path;
}

function binaryEvent({ headers, body }: FastifyRequest): Record<string, unknown> {
  const attributes = Object.entries(headers).flatMap(([name, value]): [string, string][] => {
    const [, attribute] = ATTRIBUTE.exec(name) ?? [];
    return attribute === undefined ? [] : [[attribute, textOf(String(value))]];
  });
  return { ...(Object.fromEntries(attributes) as Record<string, string>), data: body };
}

/** Headers carry what is not ASCII percent-encoded (section 3.1.3.2). */
function textOf(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
