import { randomUUID } from 'node:crypto';
import { Body, Controller, Get, Header, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { corporateIdSchema } from '@planet-heroes/contracts/areas/companies/fields';
import { type ImportAnswer, type ImportQuery, importQuerySchema, type ImportsAnswer, type ImportsQuery, importsQuerySchema } from '@planet-heroes/contracts/areas/imports/schemas';
import { dropUpload, keepUpload } from '@planet-heroes/domain/areas/imports/start-import';
import { listImports, readImport } from '@planet-heroes/domain/areas/imports/read-imports';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { ZodPipe } from '../../kernel/http/zod.pipe.js';
import { ShowsPosition } from '../../kernel/projections/shows-position.js';
import { CompanyCaller, CurrentCompany } from '../companies/companies.module.js';
import { CsvPipe } from './csv.pipe.js';

const ID = new ZodPipe(corporateIdSchema);
const PRIVATE = ['cache-control', 'private, no-store'] as const;
const CSV = new CsvPipe();

/** CSV imports of device lists: up to 5,000 rows, checked in the background. */
@Controller('api/corporate/imports')
export class ImportsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
  ) {}

  /** Takes a file; its rows are then checked, and progress is told in the company's room. */
  @Post()
  async start(@CurrentCompany() company: CompanyCaller, @Body(CSV) content: string, @Res({ passthrough: true }) reply: FastifyReply) {
    const uploadId = await keepUpload(this.database, { companyId: company.id, content, key: company.idempotencyKey ?? randomUUID() });
    try {
      const answer = await this.commands.execute('start-import', { uploadId, companyId: company.id }, company);
      // An accepted command (202) still has to read the upload.
      return answer.as(async (started) => {
        await dropUpload(this.database, uploadId);
        void reply.header('location', `/api/corporate/imports/${started.id}`);
        return started;
      });
    } catch (error) {
      // Only a refusal is the end of it. Where this request failed (5xx), one with the same key may be accepted and still read the upload.
      if (error instanceof AppError && error.status < 500) await dropUpload(this.database, uploadId);
      throw error;
    }
  }

  @Get()
  @Header(...PRIVATE)
  @ShowsPosition()
  list(@CurrentCompany() { id }: CompanyCaller, @Query(new ZodPipe(importsQuerySchema)) query: ImportsQuery): Promise<ImportsAnswer> {
    return listImports(this.database, id, query);
  }

  @Get(':id')
  @Header(...PRIVATE)
  read(
    @CurrentCompany() company: CompanyCaller,
    @Param('id', ID) id: string,
    @Query(new ZodPipe(importQuerySchema)) query: ImportQuery,
  ): Promise<ImportAnswer> {
    return readImport(this.database, id, query, company.id);
  }
}
