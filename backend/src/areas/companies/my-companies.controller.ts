import { Controller, Header } from '@nestjs/common';
import { COMPANIES_CALLS } from '@planet-heroes/contracts/areas/companies/calls';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { readMyCompanies } from '@planet-heroes/domain/areas/companies/memberships';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { Implements, Input } from '../../kernel/http/implements.js';
import { CurrentHero, HeroCaller } from '../../kernel/sessions/current-hero.js';
import { type BrowserSession, CurrentSession } from '../../kernel/sessions/session-cookie.js';

const {
  listMyCompanies, registerMyCompany, applyAgain, chooseCompany, acceptInvitation, leaveCompany,
} = COMPANIES_CALLS;

/** The companies of the signed-in caller. */
@Controller()
export class MyCompaniesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
  ) {}

  @Implements(listMyCompanies)
  @Header('cache-control', 'private, no-store')
  async list(@CurrentHero() { session }: HeroCaller) {
    return { companies: session ? await readMyCompanies(this.database, session) : [] };
  }

  @Implements(registerMyCompany)
  async register(
    @CurrentHero() caller: HeroCaller,
    @CurrentSession() browser: BrowserSession,
    @Input() { body }: CallInput<typeof registerMyCompany>,
  ) {
    const { ids, scope } = personOf(caller);
    const answer = await this.commands.execute('register-own-company', { ...body, ...ids }, scope);
    browser.refresh();
    return answer;
  }

  @Implements(applyAgain)
  applyAgain(@CurrentHero() caller: HeroCaller, @Input() { params, body }: CallInput<typeof applyAgain>) {
    const { ids: { accountId }, scope } = personOf(caller);
    return this.commands.execute('apply-again', { ...body, accountId, companyId: params.id }, scope);
  }

  @Implements(chooseCompany)
  choose(
    @CurrentHero() caller: HeroCaller,
    @CurrentSession() browser: BrowserSession,
    @Input() { params }: CallInput<typeof chooseCompany>,
  ) {
    return this.change('choose-company', caller, browser, params.id);
  }

  @Implements(acceptInvitation)
  accept(
    @CurrentHero() caller: HeroCaller,
    @CurrentSession() browser: BrowserSession,
    @Input() { params }: CallInput<typeof acceptInvitation>,
  ) {
    return this.change('accept-invitation', caller, browser, params.id);
  }

  @Implements(leaveCompany)
  leave(
    @CurrentHero() caller: HeroCaller,
    @CurrentSession() browser: BrowserSession,
    @Input() { params }: CallInput<typeof leaveCompany>,
  ) {
    return this.change('leave-company', caller, browser, params.id);
  }

  private async change(
    name: 'choose-company' | 'accept-invitation' | 'leave-company',
    caller: HeroCaller,
    browser: BrowserSession,
    companyId: string,
  ) {
    const { ids, scope } = personOf(caller);
    const answer = await this.commands.execute(name, { ...ids, companyId }, scope);
    browser.refresh();
    return answer;
  }
}

/** Throws `sign_in_required`. */
function personOf({ session, idempotencyKey }: HeroCaller) {
  if (!session?.accountId) throw new AppError('sign_in_required', 'Sign in with your work e-mail address first.');
  return {
    ids: { accountId: session.accountId, sessionId: session.id },
    scope: { scope: `session:${session.id}`, idempotencyKey },
  };
}
