import { Injectable, type OnModuleInit, type PipeTransform } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PHOTO_LIMITS } from '@planet-heroes/contracts/areas/trade-ins/photos';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';

const PHOTOS_PATH = /\/trade-ins\/:id\/photos$/;

/** Reads photos as bytes, up to their own limit; on any other path they are no media type that is taken. */
@Injectable()
export class PhotoBodies implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    this.host.httpAdapter.getInstance<FastifyInstance>().addContentTypeParser(/^image\//, readPhoto);
  }
}

async function readPhoto(request: FastifyRequest, body: AsyncIterable<Buffer>): Promise<Buffer> {
  if (!PHOTOS_PATH.test(request.routeOptions.url ?? ''))
    throw new AppError('unsupported_media_type', 'Send the body as application/json.');
  assertSmall(Number(request.headers['content-length'] ?? 0));
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    assertSmall(size);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function assertSmall(bytes: number): void {
  if (bytes <= PHOTO_LIMITS.bytes) return;
  throw new AppError(
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
