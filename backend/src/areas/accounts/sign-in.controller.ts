import { randomUUID } from 'node:crypto';
import { Controller, Header } from '@nestjs/common';
import { ACCOUNTS_CALLS } from '@planet-heroes/contracts/areas/accounts/calls';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import {
  asSignInCode, hashOfSignInCode, keyedForSignIn,
} from '@planet-heroes/domain/areas/accounts/issue-sign-in-code';
import { passkeySignInOptions } from '@planet-heroes/domain/areas/accounts/passkeys';
import { readHeroProfile } from '@planet-heroes/domain/areas/heroes/read-hero-profile';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { Secrets } from '../../kernel/foundation/secrets.js';
import { type Caller, Repetition, Visitor } from '../../kernel/http/callers.js';
import { Implements, Input } from '../../kernel/http/implements.js';
import { CurrentHero, HeroCaller } from '../../kernel/sessions/current-hero.js';
import { LimitedNewHero } from '../../kernel/limits/new-hero-limits.js';
import { type BrowserSession, CurrentSession } from '../../kernel/sessions/session-cookie.js';
import { NOBODY } from '../../kernel/sessions/sessions.js';
import { MailPlace } from './mail-place.js';
import { LimitedPasskey, LimitedSignIn } from './sign-in-limits.js';
import { CurrentBrowser, type SignInBrowser } from './sign-in-browser.js';
import { CurrentSite, type Site } from './site.js';

const { welcomeGuest, requestSignInCode, signIn, askPasskeySignIn, signInWithPasskey } = ACCOUNTS_CALLS;
const PRIVATE = ['cache-control', 'no-store'] as const;

/** Beginning as a guest, and coming back. */
@Controller()
export class SignInController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
    private readonly mail: MailPlace,
    private readonly secrets: Secrets,
  ) {}

  /** A caller with a hero keeps it. */
  @Implements(welcomeGuest)
  @Header(...PRIVATE)
  async guest(
    @LimitedNewHero() _: undefined,
    @CurrentHero() caller: HeroCaller,
    @CurrentSession() browser: BrowserSession,
  ) {
    const { idempotencyKey, session: current } = caller;
    if (caller.hasSession && caller.idIfAny !== NOBODY) return readHeroProfile(this.database, caller.id);
    const { session, scope, giveWith } = browser.begin('guest');
    const accountId = current?.accountId ?? undefined;
    const answer = await this.commands.execute(
      'welcome-guest',
      { session: { ...session, accountId } },
      { scope, idempotencyKey },
    );
    return giveWith(answer);
  }

  /** The code is made of the request's key, so that a request that is sent again sends the same code. */
  @Implements(requestSignInCode)
  @Header(...PRIVATE)
  async code(
    @LimitedSignIn() _: undefined,
    @Visitor() { idempotencyKey }: Caller,
    @Repetition() repetition: string | undefined,
    @CurrentHero() { session }: HeroCaller,
    @CurrentBrowser() browser: SignInBrowser,
    @Input() { body }: CallInput<typeof requestSignInCode>,
  ) {
    const { email, locale } = body;
    const drawn = this.keyed(JSON.stringify([email, repetition ?? randomUUID()]));
    const code = asSignInCode(drawn.readUIntBE(0, 6));
    const isKnown = session?.email === email || browser.isKnownTo(email);
    const remembered = browser.remember(repetition);
    const sender = { browser: remembered.digest, isKnown, network: browser.network };
    const payload = { email, locale, code, codeHash: this.hashOf(email, code), ...sender };
    const scope = `code:${this.keyed(`scope ${email}`).toString('base64url')}`;
    const answer = await this.commands.execute('request-sign-in-code', payload, { scope, idempotencyKey });
    remembered.give();
    return answer.as((sent) => ({ ...sent, email, sentBy: this.mail.sentBy }));
  }

  @Implements(signIn)
  @Header(...PRIVATE)
  async withCode(
    @LimitedSignIn() _: undefined,
    @CurrentHero() caller: HeroCaller,
    @CurrentSession() current: BrowserSession,
    @CurrentBrowser() browser: SignInBrowser,
    @Input() { body }: CallInput<typeof signIn>,
  ) {
    const { email, code, locale } = body;
    // Of the code as well: another code under a key that was used is another try, and counts.
    const { session, scope, giveWith } = current.begin('sign-in', email, code);
    const payload = {
      email, locale, codeHash: this.hashOf(email, code), session, ...beforeOf(caller),
      browser: browser.id, isKnown: browser.isKnownTo(email),
    };
    const { idempotencyKey } = caller;
    const answer = await this.commands.execute('sign-in', payload, { scope, idempotencyKey });
    return giveWith(answer).as((signedIn) => {
      browser.note(email);
      return signedIn;
    });
  }

  @Implements(askPasskeySignIn)
  @Header(...PRIVATE)
  askPasskey(@LimitedPasskey() _: undefined, @CurrentSite() { siteId }: Site) {
    return passkeySignInOptions(this.database, { siteId, now: new Date() });
  }

  @Implements(signInWithPasskey)
  @Header(...PRIVATE)
  async withPasskey(
    @LimitedPasskey() _: undefined,
    @CurrentHero() caller: HeroCaller,
    @CurrentSession() current: BrowserSession,
    @CurrentBrowser() browser: SignInBrowser,
    @CurrentSite() site: Site,
    @Input() { body }: CallInput<typeof signInWithPasskey>,
  ) {
    const { session, scope, giveWith } = current.begin('passkey', body.challengeId);
    const { idempotencyKey } = caller;
    const passkey = `passkey ${body.credential.id}`;
    const payload = { ...body, ...site, session, isKnown: browser.isKnownTo(passkey), ...beforeOf(caller) };
    const answer = await this.commands.execute('sign-in-with-passkey', payload, { scope, idempotencyKey });
    return giveWith(answer).as((signedIn) => {
      browser.note(passkey);
      return signedIn;
    });
  }

  private hashOf(email: string, code: string): string {
    return hashOfSignInCode(this.secrets.sessionSecret, email, code);
  }

  private keyed(text: string): Buffer {
    return keyedForSignIn(this.secrets.sessionSecret, text);
  }
}

/** The session that ends when another begins, and the hero that it is. */
function beforeOf(caller: HeroCaller) {
  return { sessionId: caller.session?.id ?? null, heroId: caller.hasSession ? caller.id : null };
}
