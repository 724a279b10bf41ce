import { Controller, Header } from '@nestjs/common';
import { ACCOUNTS_CALLS } from '@planet-heroes/contracts/areas/accounts/calls';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { readMyAccount as readAccount } from '@planet-heroes/domain/areas/accounts/devices';
import { newPasskeyOptions } from '@planet-heroes/domain/areas/accounts/passkeys';
import { readHeroProfile } from '@planet-heroes/domain/areas/heroes/read-hero-profile';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import type { KnownSession } from '@planet-heroes/domain/kernel/sessions/sessions';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import type { Caller } from '../../kernel/http/callers.js';
import { Implements, Input } from '../../kernel/http/implements.js';
import { CurrentHero, HeroCaller } from '../../kernel/sessions/current-hero.js';
import { type BrowserSession, CurrentSession } from '../../kernel/sessions/session-cookie.js';
import { CurrentSite, type Site } from './site.js';

const {
  readMyAccount, mergeMyHero, askNewPasskey, addPasskey, removePasskey, endSession, signOut, signOutEverywhere,
} = ACCOUNTS_CALLS;
const PRIVATE = ['cache-control', 'private, no-store'] as const;

/** How the caller comes back, and where it is signed in. */
@Controller()
export class AccountController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
  ) {}

  @Implements(readMyAccount)
  @Header(...PRIVATE)
  async read(@CurrentHero() { session }: HeroCaller) {
    return readAccount(this.database, session);
  }

  @Implements(mergeMyHero)
  async merge(@CurrentHero() caller: HeroCaller, @CurrentSession() browser: BrowserSession) {
    const payload = { sessionId: sessionOf(caller).id };
    const answer = await this.commands.execute('merge-heroes', payload, callerOf(caller));
    browser.refresh();
    return answer;
  }

  @Implements(askNewPasskey)
  @Header(...PRIVATE)
  async askPasskey(@CurrentHero() caller: HeroCaller, @CurrentSite() { siteId }: Site) {
    const { id: sessionId, heroId } = sessionOf(caller);
    const { name } = heroId ? await readHeroProfile(this.database, heroId) : { name: 'Planet Heroes' };
    return newPasskeyOptions(this.database, { sessionId, siteId, name, now: new Date() });
  }

  @Implements(addPasskey)
  async addPasskey(
    @CurrentHero() caller: HeroCaller,
    @CurrentSession() browser: BrowserSession,
    @CurrentSite() site: Site,
    @Input() { body }: CallInput<typeof addPasskey>,
  ) {
    const payload = { ...body, ...site, sessionId: sessionOf(caller).id };
    const answer = await this.commands.execute('add-passkey', payload, callerOf(caller));
    browser.refresh();
    return answer;
  }

  @Implements(removePasskey)
  removePasskey(@CurrentHero() caller: HeroCaller, @Input() { params }: CallInput<typeof removePasskey>) {
    const payload = { sessionId: sessionOf(caller).id, passkeyId: params.id };
    return this.commands.execute('remove-passkey', payload, callerOf(caller));
  }

  @Implements(endSession)
  endSession(@CurrentHero() caller: HeroCaller, @Input() { params }: CallInput<typeof endSession>) {
    const payload = { sessionId: sessionOf(caller).id, endedId: params.id };
    return this.commands.execute('end-session', payload, callerOf(caller));
  }

  @Implements(signOut)
  async signOut(@CurrentHero() caller: HeroCaller, @CurrentSession() browser: BrowserSession) {
    const { id } = sessionOf(caller);
    const answer = await this.commands.execute('end-session', { sessionId: id, endedId: id }, callerOf(caller));
    browser.end();
    return answer;
  }

  @Implements(signOutEverywhere)
  async signOutEverywhere(@CurrentHero() caller: HeroCaller, @CurrentSession() browser: BrowserSession) {
    const answer = await this.commands.execute('end-sessions', { sessionId: sessionOf(caller).id }, callerOf(caller));
    browser.end();
    return answer;
  }
}

/** Throws `session_required`. */
function sessionOf({ session }: HeroCaller): KnownSession {
  if (!session) throw new AppError('session_required', 'Sign in, or join free, first.');
  return session;
}

/** Commands belong to the session, even when its hero changes. */
function callerOf(caller: HeroCaller): Caller {
  return { scope: `session:${sessionOf(caller).id}`, idempotencyKey: caller.idempotencyKey };
}
