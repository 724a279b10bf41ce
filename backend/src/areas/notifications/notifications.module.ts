import { Module } from '@nestjs/common';
import { InboxController } from './inbox.controller.js';
import { InboxProjection } from './inbox.projection.js';
import { MailController } from './mail.controller.js';
import { OneClickBodies } from './one-click-bodies.js';

export { InboxProjection } from './inbox.projection.js';

@Module({
  controllers: [InboxController, MailController],
  providers: [InboxProjection, OneClickBodies],
  exports: [InboxProjection],
})
export class NotificationsModule {}
