import { randomUUID } from 'node:crypto';
import { Body, Controller, Get, Header, Inject, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { corporateIdSchema } from '@planet-heroes/contracts/areas/companies/fields';
import { type ImportAnswer, type ImportQuery, importQuerySchema, type ImportSummary } from '@planet-heroes/contracts/areas/imports/schemas';
import { dropUpload, keepUpload } from '@planet-heroes/domain/areas/imports/keep-upload';
import { decodeCsv } from '@planet-heroes/domain/areas/imports/parse-device-csv';
import { readImport } from '@planet-heroes/domain/areas/imports/read-imports';
import { BACKEND_DEPENDENCIES, type BackendDependencies } from '../../backend-dependencies.js';
import { HttpCommands } from '../../kernel/commands/http-commands.js';
import { ZodPipe } from '../../kernel/http/zod.pipe.js';
import { Projections } from '../../kernel/projections/projections.js';
import { CompanyCallers } from '../companies/company-callers.js';
import { keyOf } from '../../kernel/http/idempotency-key.js';

const ID = new ZodPipe(corporateIdSchema);

/** CSV imports of device lists: up to 5,000 rows, checked in the background. */
@Controller('api/corporate/imports')
export class ImportsController {
  constructor(
    @Inject(HttpCommands) private readonly commands: HttpCommands,
    @Inject(CompanyCallers) private readonly callers: CompanyCallers,
    @Inject(Projections) private readonly projections: Projections,
    @Inject(BACKEND_DEPENDENCIES) private readonly dependencies: BackendDependencies,
  ) {}

  /** Takes a file; its rows are then checked, and progress is told in the company's room. */
  @Post()
  async start(@Body() body: unknown, @Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    if (!Buffer.isBuffer(body)) throw new AppError('unsupported_media_type', 'Send the file as text/csv.');
    const companyId = await this.callers.companyOf(request.headers);
    const content = decodeCsv(body);
    const uploadId = await keepUpload(this.dependencies.database, { companyId, content, key: keyOf(request) ?? randomUUID() });
    const answer = await this.commands
      .run('start-import', { uploadId, companyId }, request, reply, `company:${companyId}`)
      .catch(async (error: unknown) => {
        // Only a refusal is the end of it. Where this request failed (5xx), one with the same key may be accepted and still read the upload.
        if (error instanceof AppError && error.status < 500) await dropUpload(this.dependencies.database, uploadId);
        throw error;
      });
    // An accepted command (202) still has to read the upload.
    if ('commandId' in answer) return answer;
    await dropUpload(this.dependencies.database, uploadId);
    void reply.status(201).header('location', `/api/corporate/imports/${answer.id}`);
    return answer;
  }

  @Get()
  @Header('cache-control', 'private, no-store')
  async list(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<{ imports: ImportSummary[] }> {
    const companyId = await this.callers.companyOf(request.headers);
    void reply.header('planet-position', this.projections.position);
    return { imports: this.projections.orders.imports.of(companyId).slice(0, 100) };
  }

  @Get(':id')
  @Header('cache-control', 'private, no-store')
  async read(@Param('id', ID) id: string, @Query(new ZodPipe(importQuerySchema)) query: ImportQuery, @Req() request: FastifyRequest): Promise<ImportAnswer> {
    return readImport(this.dependencies.database, id, query, await this.callers.companyOf(request.headers));
  }
}
