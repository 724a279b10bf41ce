import { Module } from '@nestjs/common';
import { PickupsDeskController } from './desk.controller.js';
import { PickupsController } from './pickups.controller.js';
import { PickupsProjection, PickupsRoom } from './pickups.projection.js';

@Module({ controllers: [PickupsController, PickupsDeskController], providers: [PickupsProjection, PickupsRoom] })
export class PickupsModule {}
