import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { DEMO_COMPANY_ID } from '@planet-heroes/contracts/areas/companies/catalogue';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { companyOfApiKey } from '@planet-heroes/domain/areas/companies/api-keys';
import { Database } from '@planet-heroes/domain/kernel/database/database';

const MAX_KEY_LENGTH = 200;

/** Which company a caller acts for (design: "Who you are"): the one of its API key, or without a key the public one. */
@Injectable()
export class CompanyCallers {
  constructor(private readonly database: Database) {}

  /** The company of a request. Throws `api_key_wrong` for a key that is none of ours or not valid any more. */
  async companyOf({ authorization }: IncomingHttpHeaders): Promise<string> {
    if (authorization === undefined) return DEMO_COMPANY_ID;
    return this.companyOfKey(authorization.match(/^Bearer +(\S+)$/i)?.[1]);
  }

  /**
   * The company whose account a request may change. Throws `demo_company_fixed` without a key: everybody sees the public
   * company's account, so nobody can write names, addresses or keys into it.
   */
  async accountOf(headers: IncomingHttpHeaders): Promise<string> {
    if (headers.authorization !== undefined) return this.companyOf(headers);
    throw new AppError('demo_company_fixed', 'This company is everybody’s, and its account stays as it is. Ask us to register your company and use its API key.');
  }

  /** The company of a socket's handshake, likewise. */
  async companyOfHandshake({ companyApiKey }: Record<string, unknown>): Promise<string> {
    return companyApiKey === undefined ? DEMO_COMPANY_ID : this.companyOfKey(companyApiKey);
  }

  private async companyOfKey(key: unknown): Promise<string> {
    if (typeof key !== 'string' || key.length > MAX_KEY_LENGTH || !key.isWellFormed()) {
      throw new AppError('api_key_wrong', 'Send the API key as Authorization: Bearer <key>.');
    }
    return companyOfApiKey(this.database, key);
  }
}
