import { Global, Module } from '@nestjs/common';
import { SessionHolders } from './session-holders.js';
import { Sessions } from './sessions.js';

@Global()
@Module({ providers: [Sessions, SessionHolders], exports: [Sessions, SessionHolders] })
export class SessionsModule {}
