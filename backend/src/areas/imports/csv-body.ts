import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BULK_LIMITS } from '@planet-heroes/contracts/areas/companies/catalogue';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { callOf } from '../../kernel/http/call-of.js';
import { LargeBodyAdmission } from '../../kernel/admission/large-bodies.js';
import { CompanyCallers } from '../companies/companies.module.js';

/** The one path that takes CSV, and with it a body larger than most. */
const IMPORTS_PATH = '/api/corporate/imports';

/** Reads a CSV body as bytes, up to its own limit; all other paths refuse the media type. */
@Injectable()
export class CsvBodies implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly bodies: LargeBodyAdmission,
    private readonly callers: CompanyCallers,
  ) {}

  onModuleInit(): void {
    this.bodies.add({
      isRoute: (url) => url === IMPORTS_PATH,
      limitBytes: BULK_LIMITS.csvBytes,
      assertCaller: (request) => this.callers.assertMayCall(request.headers, callOf(request)),
      tooLarge,
    });
    this.host.httpAdapter.getInstance<FastifyInstance>().addContentTypeParser(
      'text/csv',
      (request: FastifyRequest, body: AsyncIterable<Buffer>) => this.bodies.read(request, body),
    );
  }
}

function tooLarge(): AppError {
  return new AppError(
    'body_too_large',
    `A CSV file may have up to ${BULK_LIMITS.csvBytes / 1024 / 1024} MB. Please split this one.`,
  );
}
