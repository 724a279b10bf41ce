import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { type IngestAnswer, ingestBatchSchema, type IngestResult } from '@planet-heroes/contracts/kernel/ingest/answers';
import { type CloudEventEnvelope, cloudEventEnvelopeSchema } from '@planet-heroes/contracts/kernel/events/cloud-event';
import { checkIngestEvent } from '@planet-heroes/domain/kernel/ingest/check-ingest-event';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { type Caller, Operator } from '../../kernel/http/callers.js';
import { OperatorGuard } from '../../kernel/http/operator.guard.js';
import { ZodPipe } from '../../kernel/http/zod.pipe.js';

const ONE = new ZodPipe(cloudEventEnvelopeSchema);
const BATCH = new ZodPipe(ingestBatchSchema);

/** Takes CloudEvents from the trade desk, partners and QA. */
@Controller('api/ops/events')
@UseGuards(OperatorGuard)
export class EventsController {
  constructor(private readonly commands: CommandBus) {}

  /**
   * One event is answered as what became of it: a duplicate is 409, a refusal its own code. A batch is answered 200 with
   * every event's outcome, since some may be applied and others not.
   */
  @Post()
  @HttpCode(200)
  async ingest(@Operator() operator: Caller, @Body() body: unknown) {
    const single = !Array.isArray(body);
    const events: CloudEventEnvelope[] = single ? [ONE.transform(body)] : BATCH.transform(body);
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
    throw new AppError('duplicate_event', `Event ${id} from ${source} was applied before; nothing changed.`, { source, id });
  }
}
