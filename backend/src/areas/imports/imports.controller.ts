import { randomUUID } from 'node:crypto';
import { Body, Controller, Header, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { IMPORTS_CALLS } from '@planet-heroes/contracts/areas/imports/calls';
import type { ImportAnswer, ImportsAnswer, StartImportQuery } from '@planet-heroes/contracts/areas/imports/schemas';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { dropUpload, keepUpload } from '@planet-heroes/domain/areas/imports/start-import';
import { listImports, readImport } from '@planet-heroes/domain/areas/imports/read-imports';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { Implements, Input } from '../../kernel/http/implements.js';
import { CompanyCaller, CurrentCompany } from '../companies/companies.module.js';
import { ChoicesPipe, CsvPipe } from './csv.pipe.js';

const PRIVATE = ['cache-control', 'private, no-store'] as const;
const CSV = new CsvPipe();
const CHOICES = new ChoicesPipe();

/** CSV imports of device lists: up to 5,000 rows, checked in the background. */
@Controller()
export class ImportsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
  ) {}

  /** Takes a file; its rows are then checked, and progress is sent to the company's room. */
  @Implements(IMPORTS_CALLS.startImport)
  async start(
    @CurrentCompany() company: CompanyCaller,
    @Body(CSV) content: string,
    @Query(CHOICES) { partial, ...columns }: StartImportQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const key = company.idempotencyKey ?? randomUUID();
    const uploadId = await keepUpload(this.database, { companyId: company.id, content, key: `${key} ${JSON.stringify(columns)}` });
    try {
      const payload = {
        uploadId, companyId: company.id, columns, asks: partial === 'ask', userId: company.userId,
      };
      const answer = await this.commands.execute('start-import', payload, company);
      // An accepted command (202) still has to read the upload.
      return answer.as(async (started) => {
        await dropUpload(this.database, uploadId);
        void reply.header('location', `/api/corporate/imports/${started.id}`);
        return started;
      });
    } catch (error) {
      // Only a refusal is the end of it. Where this request failed (5xx), another with its key may read the upload.
      if (error instanceof AppError && error.status < 500) await dropUpload(this.database, uploadId);
      throw error;
    }
  }

  @Implements(IMPORTS_CALLS.listImports)
  @Header(...PRIVATE)
  list(
    @CurrentCompany() { id }: CompanyCaller,
    @Input() { query }: CallInput<typeof IMPORTS_CALLS.listImports>,
  ): Promise<ImportsAnswer> {
    return listImports(this.database, id, query);
  }

  @Implements(IMPORTS_CALLS.readImport)
  @Header(...PRIVATE)
  read(
    @CurrentCompany() company: CompanyCaller,
    @Input() { params, query }: CallInput<typeof IMPORTS_CALLS.readImport>,
  ): Promise<ImportAnswer> {
    return readImport(this.database, params.id, query, company.id);
  }

  @Implements(IMPORTS_CALLS.takeImport)
  take(@CurrentCompany() company: CompanyCaller, @Input() { params }: CallInput<typeof IMPORTS_CALLS.takeImport>) {
    const payload = { importId: params.id, companyId: company.id, userId: company.userId };
    return this.commands.execute('take-import', payload, company);
  }
}
