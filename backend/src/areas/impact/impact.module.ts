import { Module } from '@nestjs/common';
import { ImpactRoom } from './impact-room.js';
import { ImpactController } from './impact.controller.js';
import { ImpactProjection } from './impact.projection.js';

@Module({ controllers: [ImpactController], providers: [ImpactProjection, ImpactRoom] })
export class ImpactModule {}
