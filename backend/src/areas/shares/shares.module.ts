import { Module } from '@nestjs/common';
import { SocialSharesController } from './social-shares.controller.js';

@Module({ controllers: [SocialSharesController] })
export class SharesModule {}
