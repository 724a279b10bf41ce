import { Processor } from '@nestjs/bullmq';
import { CommandProcessor } from './kernel/queues/command-processor.js';
import { settingsOf } from './kernel/queues/settings-of.js';

@Processor('notifications', settingsOf('notifications'))
export class NotificationsProcessor extends CommandProcessor {}
