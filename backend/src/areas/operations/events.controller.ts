import { Body, Controller, Inject, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { AcceptedCommand } from '@planet-heroes/contracts/kernel/commands/settled-command';
import { type IngestAnswer, ingestBatchSchema, type IngestResult } from '@planet-heroes/contracts/kernel/ingest/answers';
import { type CloudEventEnvelope, cloudEventEnvelopeSchema } from '@planet-heroes/contracts/kernel/events/cloud-event';
import { checkIngestEvent } from '@planet-heroes/domain/kernel/ingest/check-ingest-event';
import { HttpCommands } from '../../kernel/commands/http-commands.js';
import { OperatorGuard } from '../../kernel/http/operator.guard.js';
import { ZodPipe } from '../../kernel/http/zod.pipe.js';

const ONE = new ZodPipe(cloudEventEnvelopeSchema);
const BATCH = new ZodPipe(ingestBatchSchema);

/** Takes CloudEvents from the trade desk, partners and QA. */
@Controller('api/ops/events')
@UseGuards(OperatorGuard)
export class EventsController {
  constructor(@Inject(HttpCommands) private readonly commands: HttpCommands) {}

  /**
   * One event is answered as what became of it: a duplicate is 409, a refusal its own code. A batch is answered 200 with
   * every event's fate, since some may be applied and others not.
   */
  @Post()
  async ingest(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<IngestAnswer | AcceptedCommand> {
    const single = !Array.isArray(body);
    const events: CloudEventEnvelope[] = single ? [ONE.transform(body)] : BATCH.transform(body);
    if (single) checkIngestEvent(events[0]!);
    const answer = await this.commands.run('ingest-event', { events }, request, reply, 'operator', ({ results }) =>
      countFates(results),
    );
    if (single && 'results' in answer) throwUnlessApplied(answer.results[0]!);
    return answer;
  }
}

function countFates(results: IngestResult[]): IngestAnswer {
  const count = (status: IngestResult['status']) => results.filter((result) => result.status === status).length;
  return { applied: count('applied'), duplicates: count('duplicate'), refused: count('refused'), results };
}

function throwUnlessApplied({ source, id, status, error }: IngestResult): void {
  if (error) throw new AppError(error.code, error.message, error.details);
  if (status === 'duplicate') {
    throw new AppError('duplicate_event', `Event ${id} from ${source} was applied before; nothing changed.`, { source, id });
  }
}
