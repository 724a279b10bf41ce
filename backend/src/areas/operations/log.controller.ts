import { Controller, Get, Header, Query, UseGuards } from '@nestjs/common';
import { formatLogPosition } from '@planet-heroes/contracts/log-events';
import { type LogAnswer, type LogQuery, logQuerySchema } from '@planet-heroes/contracts/kernel/events/log-page';
import { scrub } from '@planet-heroes/contracts/kernel/text/scrub';
import { archivedTo } from '@planet-heroes/domain/kernel/log/archived-to';
import { readLogPage } from '@planet-heroes/domain/kernel/log/read-log';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { OperatorGuard } from '../../kernel/http/operator.guard.js';
import { ZodPipe } from '../../kernel/http/zod.pipe.js';

/** The event log, page by page. */
@Controller('api/ops/log')
@UseGuards(OperatorGuard)
export class LogController {
  constructor(private readonly database: Database) {}

  @Get()
  @Header('cache-control', 'no-store')
  async read(@Query(new ZodPipe(logQuerySchema)) { since, after, limit }: LogQuery): Promise<LogAnswer> {
    const [transactionId, row] = after.split('-') as [string, string];
    const events = await readLogPage(this.database, { after: { transactionId, row }, since: new Date(since), limit });
    return {
      events: events.map(({ id, source, type, subject, time, data, cause }) => ({
        specversion: '1.0', id, source, type, subject, time, data: scrub(data), cause,
      })),
      next: events.length === limit ? formatLogPosition(events.at(-1)!.position) : null,
      archivedTo: await archivedTo(this.database),
    };
  }
}
