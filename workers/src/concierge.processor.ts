import { Processor } from '@nestjs/bullmq';
import { CommandProcessor } from './kernel/queues/command-processor.js';
import { settingsOf } from './kernel/queues/settings-of.js';

@Processor('concierge', settingsOf('concierge'))
export class ConciergeProcessor extends CommandProcessor {}
