import { Processor } from '@nestjs/bullmq';
import { CommandProcessor } from './kernel/queues/command-processor.js';
import { settingsOf } from './kernel/queues/settings-of.js';

@Processor('event-ingest', settingsOf('event-ingest'))
export class EventIngestProcessor extends CommandProcessor {}
