import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { LogTailer } from './log-tailer.js';
import { LogTrail } from './log-trail.js';
import { Projections } from './projections.js';

@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [LogTailer, LogTrail, Projections],
  exports: [LogTailer, LogTrail],
})
export class ProjectionsModule {}
