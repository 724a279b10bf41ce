import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { LiveGateway } from './live.gateway.js';
import { RoomSources } from './room-sources.js';
import { Rooms } from './rooms.js';

@Global()
@Module({ imports: [DiscoveryModule], providers: [LiveGateway, RoomSources, Rooms], exports: [LiveGateway] })
export class RoomsModule {}
