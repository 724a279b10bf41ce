import { Module } from '@nestjs/common';
import { ConciergeController } from './concierge.controller.js';

@Module({ controllers: [ConciergeController] })
export class ConciergeModule {}
