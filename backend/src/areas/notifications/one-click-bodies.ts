import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NOTIFICATION_CALLS } from '@planet-heroes/contracts/areas/notifications/calls';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { Origins } from '../../kernel/http/origin.js';

/** "List-Unsubscribe=One-Click", with room for what a form puts around it. */
const MAX_BYTES = 1_024;
const FORMS = ['application/x-www-form-urlencoded', /^multipart\/form-data/] as const;

/**
 * Lets mail programs unsubscribe with one click: they post a form (RFC 8058). Its one field repeats what the address
 * says; all other paths refuse the media type.
 */
@Injectable()
export class OneClickBodies implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost, private readonly origins: Origins) {}

  onModuleInit(): void {
    // Webmail does it from its own page, or from none: its Origin is another, or null.
    this.origins.openToAll(NOTIFICATION_CALLS.unsubscribe.path);
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    for (const form of FORMS) {
      if (typeof form === 'string' && fastify.hasContentTypeParser(form)) fastify.removeContentTypeParser(form);
      fastify.addContentTypeParser(form, passOver);
    }
  }
}

async function passOver(request: FastifyRequest, body: AsyncIterable<Buffer>): Promise<undefined> {
  if (request.routeOptions.url !== NOTIFICATION_CALLS.unsubscribe.path)
    throw new AppError('unsupported_media_type', 'Send the body as application/json.');
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new AppError('body_too_large', 'This form is longer than one click takes.');
  }
}
