import { Processor } from '@nestjs/bullmq';
import { CommandProcessor } from './kernel/queues/command-processor.js';
import { settingsOf } from './kernel/queues/settings-of.js';

@Processor('trade-calculations', settingsOf('trade-calculations'))
export class TradeCalculationsProcessor extends CommandProcessor {}
