import { Injectable, type PipeTransform } from '@nestjs/common';
import { callOf } from '../../kernel/http/call-of.js';
import { type Caller, type Exchange, idempotencyKeyOf, OfExchange } from '../../kernel/http/callers.js';
import { type ActingCompany, CompanyCallers } from './company-callers.js';

/** The company that calls: the member's, the key's, or without either the sample one. */
export class CompanyCaller implements Caller {
  readonly scope: string;

  constructor(
    readonly id: string,
    readonly idempotencyKey: string | undefined,
    /** The member who calls; undefined for an API key and for visitors of the sample company. */
    readonly userId?: string | undefined,
  ) {
    this.scope = `company:${id}`;
  }
}

function userOf({ as }: ActingCompany): string | undefined {
  return typeof as === 'object' ? as.userId : undefined;
}

@Injectable()
class CurrentCompanyPipe implements PipeTransform<Exchange, Promise<CompanyCaller>> {
  constructor(private readonly callers: CompanyCallers) {}

  async transform({ request }: Exchange): Promise<CompanyCaller> {
    const acting = await this.callers.callerOf(request.headers, callOf(request));
    return new CompanyCaller(acting.id, idempotencyKeyOf(request), userOf(acting));
  }
}

@Injectable()
class CompanyIfAnyPipe implements PipeTransform<Exchange, Promise<CompanyCaller | undefined>> {
  constructor(private readonly callers: CompanyCallers) {}

  async transform({ request }: Exchange): Promise<CompanyCaller | undefined> {
    const acting = await this.callers.callerIfAny(request.headers, callOf(request));
    return acting && new CompanyCaller(acting.id, idempotencyKeyOf(request));
  }
}

@Injectable()
class CompanyAccountPipe implements PipeTransform<Exchange, Promise<CompanyCaller>> {
  constructor(private readonly callers: CompanyCallers) {}

  async transform({ request }: Exchange): Promise<CompanyCaller> {
    const { id } = await this.callers.accountOf(request.headers, callOf(request));
    return new CompanyCaller(id, idempotencyKeyOf(request));
  }
}

/** The caller's company. */
export const CurrentCompany = () => OfExchange(CurrentCompanyPipe);

/** The caller's company, or undefined for somebody who acts for none. */
export const CompanyIfAny = () => OfExchange(CompanyIfAnyPipe);

/** The caller's company, whose account is to be changed: the sample company's stays. */
export const CompanyAccount = () => OfExchange(CompanyAccountPipe);
