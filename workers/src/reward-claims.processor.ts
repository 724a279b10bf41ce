import { Processor } from '@nestjs/bullmq';
import { CommandProcessor } from './kernel/queues/command-processor.js';
import { settingsOf } from './kernel/queues/settings-of.js';

@Processor('reward-claims', settingsOf('reward-claims'))
export class RewardClaimsProcessor extends CommandProcessor {}
