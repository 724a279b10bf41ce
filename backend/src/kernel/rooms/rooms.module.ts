import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { LiveGateway } from './live.gateway.js';
import { Pushes } from './pushes.js';
import { RoomSources } from './room-sources.js';
import { Rooms } from './rooms.js';
import { ShownAges } from './shown-ages.js';
import { SocketLogContext } from './socket-log-context.js';

@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [LiveGateway, Pushes, RoomSources, Rooms, ShownAges, SocketLogContext],
  exports: [LiveGateway],
})
export class RoomsModule {}
