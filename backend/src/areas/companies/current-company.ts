import { Injectable, type PipeTransform } from '@nestjs/common';
import { type Caller, type Exchange, idempotencyKeyOf, OfExchange } from '../../kernel/http/callers.js';
import { CompanyCallers } from './company-callers.js';

/** The company that calls: its key's, or without a key the public one. */
export class CompanyCaller implements Caller {
  readonly scope: string;

  constructor(
    readonly id: string,
    readonly idempotencyKey: string | undefined,
  ) {
    this.scope = `company:${id}`;
  }
}

@Injectable()
class CurrentCompanyPipe implements PipeTransform<Exchange, Promise<CompanyCaller>> {
  constructor(private readonly callers: CompanyCallers) {}

  async transform({ request }: Exchange): Promise<CompanyCaller> {
    return new CompanyCaller(await this.callers.companyOf(request.headers), idempotencyKeyOf(request));
  }
}

@Injectable()
class CompanyAccountPipe implements PipeTransform<Exchange, Promise<CompanyCaller>> {
  constructor(private readonly callers: CompanyCallers) {}

  async transform({ request }: Exchange): Promise<CompanyCaller> {
    return new CompanyCaller(await this.callers.accountOf(request.headers), idempotencyKeyOf(request));
  }
}

/** The caller's company. */
export const CurrentCompany = () => OfExchange(CurrentCompanyPipe);

/** The caller's company, whose account is to be changed: without a key there is none. */
export const CompanyAccount = () => OfExchange(CompanyAccountPipe);
