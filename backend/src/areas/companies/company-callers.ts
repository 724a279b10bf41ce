import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { DEMO_COMPANY_ID } from '@planet-heroes/contracts/areas/companies/catalogue';
import { type CompanyRole, mayCall, rolesFor } from '@planet-heroes/contracts/areas/companies/permissions';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { Route } from '@planet-heroes/contracts/kernel/calls/route';
import { companyOfApiKey } from '@planet-heroes/domain/areas/companies/api-keys';
import { membershipOf } from '@planet-heroes/domain/areas/companies/memberships';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { Config } from '@planet-heroes/platform/config/config';
import { noteWho } from '@planet-heroes/platform/observability/who';
import { ReadLimits } from '../../kernel/limits/read-limits.js';
import { Sessions } from '../../kernel/sessions/sessions.js';

const MAX_KEY_LENGTH = 200;

/** The company that a caller acts for, and the role: as a member, by an API key, or as a visitor of the sample. */
export interface ActingCompany {
  id: string;
  as: { role: CompanyRole; userId: string; isPending: boolean } | 'machine' | 'visitor';
}

/**
 * Which company a caller acts for (design: "Who you are"): the one of its API key, or the one that its account is a
 * member of; with neither the sample company, where the instance has one.
 */
@Injectable()
export class CompanyCallers {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly config: Config,
    private readonly limits: ReadLimits,
  ) {}

  /**
   * The company of a request, and that it may make this call. Throws `api_key_wrong` for an unknown or expired key,
   * `company_required`, `role_not_allowed`, `company_pending`, or `too_many_requests`.
   */
  async callerOf(headers: IncomingHttpHeaders, call: Route): Promise<ActingCompany> {
    return this.counted(await this.assertMayCall(headers, call));
  }

  /** Likewise, or undefined for somebody who acts for no company. */
  async callerIfAny(headers: IncomingHttpHeaders, call: Route): Promise<ActingCompany | undefined> {
    const acting = await this.find(headers, keyOf(headers));
    return acting && this.counted(mayMake(acting, call));
  }

  /** The same, without counting it against the company's limit: before a body is read. */
  async assertMayCall(headers: IncomingHttpHeaders, call: Route): Promise<ActingCompany> {
    return mayMake(await this.acting(headers, keyOf(headers)), call);
  }

  /**
   * Likewise for a change of the account. Throws `demo_company_fixed` for the sample company: everybody sees its
   * account, so nobody can write names, addresses or keys into it.
   */
  async accountOf(headers: IncomingHttpHeaders, call: Route): Promise<ActingCompany> {
    const acting = await this.callerOf(headers, call);
    if (acting.as !== 'visitor') return acting;
    throw new AppError(
      'demo_company_fixed',
      'This company is everybody’s, and its account stays as it is. Sign in and register your own company.',
    );
  }

  /** The company of a socket's handshake. */
  async companyOfHandshake({ headers, auth }: { headers: IncomingHttpHeaders; auth: Record<string, unknown> }) {
    return (await this.acting(headers, auth.companyApiKey)).id;
  }

  private async acting(headers: IncomingHttpHeaders, key: unknown): Promise<ActingCompany> {
    const acting = await this.find(headers, key);
    if (acting) return acting;
    throw new AppError('company_required', 'Sign in as a member of a company, or send its API key.');
  }

  private async find(headers: IncomingHttpHeaders, key: unknown): Promise<ActingCompany | undefined> {
    const acting = await this.findIn(headers, key);
    if (acting) noteWho({ company: acting.id });
    return acting;
  }

  private async findIn(headers: IncomingHttpHeaders, key: unknown): Promise<ActingCompany | undefined> {
    if (key !== undefined) return { id: await this.companyOfKey(key), as: 'machine' };
    const session = await this.sessions.sessionOf(headers);
    const member = session && (await membershipOf(this.database, session));
    if (member) {
      const { companyId, role, userId, state } = member;
      return { id: companyId, as: { role, userId, isPending: state !== 'approved' } };
    }
    return this.config.hasSharedActors ? { id: DEMO_COMPANY_ID, as: 'visitor' } : undefined;
  }

  /** Counts a call against its company's limit. The sample company is everybody's: there the network's limits do. */
  private async counted(acting: ActingCompany): Promise<ActingCompany> {
    if (acting.as !== 'visitor') await this.limits.countCompany(acting.id);
    return acting;
  }

  private async companyOfKey(key: unknown): Promise<string> {
    if (typeof key !== 'string' || key.length > MAX_KEY_LENGTH || !key.isWellFormed()) {
      throw new AppError('api_key_wrong', 'Send the API key as Authorization: Bearer <key>.');
    }
    return companyOfApiKey(this.database, key);
  }
}

/** The API key of a request; a credential of any other scheme is none that is known. */
function keyOf({ authorization }: IncomingHttpHeaders): string | undefined {
  return authorization?.match(/^Bearer +(\S+)$/i)?.[1] ?? authorization;
}

function mayMake(acting: ActingCompany, call: Route): ActingCompany {
  if (typeof acting.as !== 'object') return acting;
  const { role, isPending } = acting.as;
  if (!mayCall(role, call)) {
    const text = `Your role, ${role}, does not allow this. Ask an Admin of your company.`;
    throw new AppError('role_not_allowed', text, { roles: rolesFor(call) });
  }
  if (isPending && !call.startsWith('GET '))
    throw new AppError('company_pending', 'Our desk has not approved your company: you can look around, but not ask for anything.');
  return acting;
}
