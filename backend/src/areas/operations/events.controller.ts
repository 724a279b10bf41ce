import { Controller, UseGuards } from '@nestjs/common';
import { OPERATIONS_CALLS } from '@planet-heroes/contracts/areas/operations/calls';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { IngestAnswer, IngestResult } from '@planet-heroes/contracts/kernel/ingest/answers';
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
  constructor(private readonly commands: CommandBus) {}

  /**
   * One event is answered with its outcome: a duplicate is 409, a refusal its own code. A batch is answered 200 with
   * every event's outcome, since some may be applied and others not.
   */
  @Implements(ingestEvents)
  async ingest(@Operator() operator: Caller, @Input() { body }: CallInput<typeof ingestEvents>) {
    const single = !Array.isArray(body);
    const events = single ? [body] : body;
    if (single) checkIngestEvent(events[0]!);
    const answer = await this.commands.execute('ingest-event', { events }, operator);
    return answer.as(({ results }) => {
      if (single) throwUnlessApplied(results[0]!);
      return countOutcomes(results);
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
