import { Injectable, type OnModuleInit, type PipeTransform } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PHOTO_LIMITS } from '@planet-heroes/contracts/areas/trade-ins/photos';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { LargeBodyAdmission } from '../../kernel/admission/large-bodies.js';
import { OperatorGuard } from '../../kernel/http/operator.guard.js';
import { NOBODY, Sessions } from '../../kernel/sessions/sessions.js';

const PHOTOS_PATH = /^\/api\/(?:me|ops)\/trade-ins\/:id\/photos$/;

/** Reads photos as bytes, up to their own limit; all other paths refuse the media types. */
@Injectable()
export class PhotoBodies implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly bodies: LargeBodyAdmission,
    private readonly sessions: Sessions,
    private readonly operators: OperatorGuard,
  ) {}

  onModuleInit(): void {
    this.bodies.add({
      isRoute: (url) => PHOTOS_PATH.test(url),
      limitBytes: PHOTO_LIMITS.bytes,
      assertCaller: (request) => this.assertCaller(request),
      tooLarge,
    });
    this.host.httpAdapter.getInstance<FastifyInstance>().addContentTypeParser(
      /^image\//,
      (request: FastifyRequest, body: AsyncIterable<Buffer>) => this.bodies.read(request, body),
    );
  }

  private async assertCaller(request: FastifyRequest): Promise<void> {
    if (request.routeOptions.url?.startsWith('/api/ops/')) return this.operators.assertOperator(request);
    const { heroId } = await this.sessions.callerOf(request.headers);
    if (heroId === NOBODY) throw new AppError('session_required', 'Join free, or begin as a guest, first.');
  }
}

function tooLarge(): AppError {
  return new AppError(
    'photo_too_large',
    `A photo may have up to ${PHOTO_LIMITS.bytes / 1024 / 1024} MB. Please send a smaller one.`,
    { limitBytes: PHOTO_LIMITS.bytes },
  );
}

/** The bytes of a photo. Throws `unsupported_media_type` where something else was sent. */
export class PhotoPipe implements PipeTransform<unknown, Buffer> {
  transform(body: unknown): Buffer {
    if (!Buffer.isBuffer(body)) throw new AppError('unsupported_media_type', 'Send the photo itself, as image/jpeg.');
    return body;
  }
}
