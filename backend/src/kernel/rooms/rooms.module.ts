import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { CallersOfSockets } from './callers-of-sockets.js';
import { LiveGateway } from './live.gateway.js';
import { RoomSources } from './room-sources.js';
import { Rooms } from './rooms.js';

@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [CallersOfSockets, LiveGateway, RoomSources, Rooms],
  exports: [LiveGateway],
})
export class RoomsModule {}
