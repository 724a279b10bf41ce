import { Module } from '@nestjs/common';
import { ImpactController } from './impact.controller.js';
import { ImpactProjection, ImpactRoom } from './impact.projection.js';

@Module({ controllers: [ImpactController], providers: [ImpactProjection, ImpactRoom] })
export class ImpactModule {}
