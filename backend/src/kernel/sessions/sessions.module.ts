import { Global, Module } from '@nestjs/common';
import { NewHeroLimits } from '../limits/new-hero-limits.js';
import { SessionHolders } from './session-holders.js';
import { Sessions } from './sessions.js';

@Global()
@Module({ providers: [NewHeroLimits, Sessions, SessionHolders], exports: [NewHeroLimits, Sessions, SessionHolders] })
export class SessionsModule {}
