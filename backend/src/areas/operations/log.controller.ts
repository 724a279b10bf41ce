import { Controller, Header, UseGuards } from '@nestjs/common';
import { OPERATIONS_CALLS } from '@planet-heroes/contracts/areas/operations/calls';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { formatLogPosition } from '@planet-heroes/contracts/kernel/events/log-position';
import type { LogAnswer } from '@planet-heroes/contracts/kernel/events/log-page';
import { asLogged } from '@planet-heroes/domain/areas/operations/record-log';
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
    const { since, until, after, limit } = query;
    const [transactionId, row] = after.split('-') as [string, string];
    const window = { since: new Date(since), until: new Date(until) };
    const events = await readLogPage(this.database, { after: { transactionId, row }, ...window, limit });
    return {
      events: events.map(asLogged),
      next: events.length === limit ? formatLogPosition(events.at(-1)!.position) : null,
      archivedTo: await archivedTo(this.database),
    };
  }
}
