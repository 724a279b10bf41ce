import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BULK_LIMITS } from '@planet-heroes/contracts/areas/companies/catalogue';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';

/** The one path that takes CSV, and with it a body larger than anywhere else. */
const IMPORTS_PATH = '/api/corporate/imports';

/** Reads a CSV body as bytes, up to its own limit; on any other path CSV is no media type that is taken. */
@Injectable()
export class CsvBodies implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    this.host.httpAdapter.getInstance<FastifyInstance>().addContentTypeParser('text/csv', readCsv);
  }
}

async function readCsv(request: FastifyRequest, body: AsyncIterable<Buffer>): Promise<Buffer> {
  if (request.routeOptions.url !== IMPORTS_PATH)
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
  if (bytes <= BULK_LIMITS.csvBytes) return;
  throw new AppError(
    'body_too_large',
    `A CSV file may have up to ${BULK_LIMITS.csvBytes / 1024 / 1024} MB. Please split this one.`,
  );
}
