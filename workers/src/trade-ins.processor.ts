import { Processor } from '@nestjs/bullmq';
import { CommandProcessor } from './kernel/queues/command-processor.js';
import { settingsOf } from './kernel/queues/settings-of.js';

@Processor('trade-ins', settingsOf('trade-ins'))
export class TradeInsProcessor extends CommandProcessor {}
