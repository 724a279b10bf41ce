import { Module } from '@nestjs/common';
import { PickupsRoom } from './pickups-room.js';
import { PickupsController } from './pickups.controller.js';
import { PickupsProjection } from './pickups.projection.js';

@Module({ controllers: [PickupsController], providers: [PickupsProjection, PickupsRoom] })
export class PickupsModule {}
