import { Controller, Header, UseGuards } from '@nestjs/common';
import { OPERATIONS_CALLS } from '@planet-heroes/contracts/areas/operations/calls';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { formatLogPosition } from '@planet-heroes/contracts/log-events';
import type { LogAnswer } from '@planet-heroes/contracts/kernel/events/log-page';
import { scrub } from '@planet-heroes/contracts/kernel/text/scrub';
import { archivedTo } from '@planet-heroes/domain/kernel/log/archived-to';
import { readLogPage } from '@planet-heroes/domain/kernel/log/read-log';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { Implements, Input } from '../../kernel/http/implements.js';
import { OperatorGuard } from '../../kernel/http/operator.guard.js';

/** The event log, page by page. */
@Controller()
@UseGuards(OperatorGuard)
export class LogController {
  constructor(private readonly database: Database) {}

  @Implements(OPERATIONS_CALLS.readLog)
  @Header('cache-control', 'no-store')
  async read(@Input() { query }: CallInput<typeof OPERATIONS_CALLS.readLog>): Promise<LogAnswer> {
    const { since, after, limit } = query;
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
