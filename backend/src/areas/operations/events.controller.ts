import { Controller, UseGuards } from '@nestjs/common';
import { OPERATIONS_CALLS } from '@planet-heroes/contracts/areas/operations/calls';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { DAY_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { type CloudEventEnvelope, IMPLAUSIBLE_TIME, type SentCloudEvent } from '@planet-heroes/contracts/kernel/events/cloud-event';
import type { IngestAnswer, IngestResult } from '@planet-heroes/contracts/kernel/ingest/answers';
import { readClock } from '@planet-heroes/domain/kernel/clock/read-clock';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { checkIngestEvent } from '@planet-heroes/domain/kernel/ingest/check-ingest-event';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { type Caller, Operator } from '../../kernel/http/callers.js';
import { Implements, Input } from '../../kernel/http/implements.js';
import { OperatorGuard } from '../../kernel/http/operator.guard.js';

const { ingestEvents } = OPERATIONS_CALLS;

/** Takes CloudEvents from the trade desk, partners and QA. */
@Controller()
@UseGuards(OperatorGuard)
export class EventsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
  ) {}

  /**
   * One event is answered with its outcome: a duplicate is 409, a refusal its own code. A batch is answered 200 with
   * every event's outcome, since some may be applied and others not.
   */
  @Implements(ingestEvents)
  async ingest(@Operator() operator: Caller, @Input() { body }: CallInput<typeof ingestEvents>) {
    const single = !Array.isArray(body);
    const events = await this.timed(single ? [body] : body, (index) => (single ? 'time' : `${index}.time`));
    if (single) checkIngestEvent(events[0]!);
    const answer = await this.commands.execute('ingest-event', { events }, operator);
    return answer.as(({ results }) => {
      if (single) throwUnlessApplied(results[0]!);
      return countOutcomes(results);
    });
  }

  /** A time in the far future would decide every tie against its hero for good. Test instances may be far ahead. */
  private async timed(
    events: readonly SentCloudEvent[],
    pathOf: (index: number) => string,
  ): Promise<CloudEventEnvelope[]> {
    const isClear = ({ time }: SentCloudEvent) => time !== undefined && Date.parse(time) <= Date.now() + DAY_MS;
    const now = events.every(isClear) ? '' : (await readClock(this.database)).now;
    return events.map((event, index) => {
      const time = event.time ?? now;
      if (!isClear(event) && Date.parse(time) > Date.parse(now) + DAY_MS) {
        const path = pathOf(index);
        const issues = [{ path, message: IMPLAUSIBLE_TIME }];
        throw new AppError('invalid_request', `${path}: ${IMPLAUSIBLE_TIME}`, { issues });
      }
      return { ...event, time };
    });
  }
}

function countOutcomes(results: IngestResult[]): IngestAnswer {
  const count = (status: IngestResult['status']) => results.filter((result) => result.status === status).length;
  return { applied: count('applied'), duplicates: count('duplicate'), refused: count('refused'), results };
}

function throwUnlessApplied({ source, id, status, error }: IngestResult): void {
  if (error) throw new AppError(error.code, error.message, error.details);
  if (status === 'duplicate') {
    const text = `Event ${id} from ${source} was applied before; nothing changed.`;
    throw new AppError('duplicate_event', text, { source, id });
  }
}
