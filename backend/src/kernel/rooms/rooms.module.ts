import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { CallersOfSockets } from './callers-of-sockets.js';
import { LiveGateway } from './live.gateway.js';
import { Pushes } from './pushes.js';
import { RoomSources } from './room-sources.js';
import { Rooms } from './rooms.js';
import { ShownAges } from './shown-ages.js';

@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [CallersOfSockets, LiveGateway, Pushes, RoomSources, Rooms, ShownAges],
  exports: [LiveGateway],
})
export class RoomsModule {}
