import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { AppError, type Refusal } from '@planet-heroes/contracts/kernel/errors/app-error';
import { isDatabaseUnavailable } from '@planet-heroes/domain/kernel/database/database-unavailable';
import { Logger } from '@planet-heroes/platform/observability/logger';
import { RecentFaults } from '../observability/recent-faults.js';

/** Where the framework passes a message's ack. */
const ACK = 2;

/** Answers a message that was refused, or that failed, through its ack. */
@Catch()
export class MessageErrorFilter implements ExceptionFilter {
  constructor(
    private readonly logger: Logger,
    private readonly faults: RecentFaults,
  ) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const ack: unknown = host.getArgByIndex(ACK);
    const error = this.refusalOf(thrown, host.switchToWs().getPattern());
    if (typeof ack === 'function') (ack as (answer: unknown) => void)({ ok: false, error });
  }

  private refusalOf(error: unknown, event: string): Refusal {
    if (error instanceof AppError) return error.toRefusal();
    if (isDatabaseUnavailable(error))
      return {
        code: 'database_unavailable',
        message: 'We cannot look this up just now. Please try again in a moment.',
      };
    this.logger.error({ err: error, event }, 'A socket message failed.');
    this.faults.note('socket', `${event}: ${(error as Error).name}`);
    return { code: 'internal_error', message: 'Something went wrong on our side. It has been noted.' };
  }
}
