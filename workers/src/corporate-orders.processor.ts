import { Processor } from '@nestjs/bullmq';
import { CommandProcessor } from './kernel/queues/command-processor.js';
import { settingsOf } from './kernel/queues/settings-of.js';

@Processor('corporate-orders', settingsOf('corporate-orders'))
export class CorporateOrdersProcessor extends CommandProcessor {}
