import { Controller, Header, UseGuards } from '@nestjs/common';
import { MAIL_CALLS } from '@planet-heroes/contracts/areas/notifications/calls';
import type { MailAnswer } from '@planet-heroes/contracts/areas/notifications/schemas';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { readMail } from '@planet-heroes/domain/areas/notifications/read-mail';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { Config } from '@planet-heroes/platform/config/config';
import { Implements, Input } from '../../kernel/http/implements.js';
import { OperatorGuard } from '../../kernel/http/operator.guard.js';

const { listMail } = MAIL_CALLS;

/** What went out to people. */
@Controller()
@UseGuards(OperatorGuard)
export class MailController {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  @Implements(listMail)
  @Header('cache-control', 'no-store')
  list(@Input() { query }: CallInput<typeof listMail>): Promise<MailAnswer> {
    return readMail(this.database, { limit: query.limit, isSent: this.config.smtpUrl !== undefined });
  }
}
