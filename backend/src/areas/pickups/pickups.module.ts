import { Module } from '@nestjs/common';
import { PickupsController } from './pickups.controller.js';
import { PickupsProjection, PickupsRoom } from './pickups.projection.js';

@Module({ controllers: [PickupsController], providers: [PickupsProjection, PickupsRoom] })
export class PickupsModule {}
