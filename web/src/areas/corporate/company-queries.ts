import { ACCOUNTS_ROUTES } from '@planet-heroes/contracts/areas/accounts/routes';
import { DEMO_COMPANY_ID } from '@planet-heroes/contracts/areas/companies/catalogue';
import type { CompanyRole } from '@planet-heroes/contracts/areas/companies/permissions';
import type { CompanySnapshot } from '@planet-heroes/contracts/areas/companies/room';
import type { Company, MyCompany } from '@planet-heroes/contracts/areas/companies/schemas';
import { COMPANIES_ROUTES } from '@planet-heroes/contracts/areas/companies/routes';
import { skipToken, useQuery } from '@tanstack/react-query';
import { queryOptionsOf } from '../../kernel/api/query-options';
import { roomKey } from '../../kernel/live/query-keys';
import { type Asked, hasFailed } from '../../kernel/api/has-failed';
import { useRoom } from '../../kernel/live/use-live-query';
import { companyQuery } from './company-keys';

/** How often is asked while a company waits for the desk. */
const PENDING_MS = 5_000;

interface MyCompanies {
  /** Companies are for who is signed in by e-mail: null for who is not. */
  email: string | null;
  /** With invitations. */
  companies: readonly MyCompany[];
}

/** The visitor's companies; undefined until they are known. */
export function useMyCompanies(): MyCompanies | undefined {
  const { data: account } = useQuery(queryOptionsOf(ACCOUNTS_ROUTES.readMyAccount));
  const { data } = useQuery({
    ...queryOptionsOf(COMPANIES_ROUTES.listMyCompanies),
    // Only the company's own room announces a decision about it.
    refetchInterval: ({ state }) => state.data?.companies.some((each) => each.state === 'pending') ? PENDING_MS : false,
  });
  return account && data && { email: account.email, companies: data.companies };
}

/**
 * The visitor's role in the company that it acts for: what it may not do is not offered. An Admin's in the sample
 * company; undefined until it is known, and a User's where it cannot be read.
 */
export function useRole(): CompanyRole | undefined {
  const { kind } = useActingFor();
  const mine = useMyCompanies();
  const { isError } = useQuery(queryOptionsOf(COMPANIES_ROUTES.listMyCompanies));
  if (kind !== 'own') return kind === 'sample' ? 'Admin' : undefined;
  if (mine) return mine.companies.find(({ isCurrent }) => isCurrent)?.role ?? 'User';
  return isError ? 'User' : undefined;
}

/**
 * Whether the visitor may change the company's account: its Admins may, once the desk has approved it. Undefined until
 * it is known.
 */
export function useRunsAccount(): boolean | undefined {
  const role = useRole();
  const acting = useActingFor();
  return role && role === 'Admin' && (acting.kind !== 'own' || acting.company.state === 'approved');
}

/** Holds the place of what not everybody is offered, until the visitor's role, or right, is known. */
export function untilKnown(right: CompanyRole | boolean | undefined): 'invisible' | undefined {
  return right === undefined ? 'invisible' : undefined;
}

/**
 * Whom the visitor acts for in the corporate area: an own company, the sample one, which is everybody's, or nobody
 * where the instance has no sample.
 */
type ActingFor = { kind: 'unknown' | 'sample' | 'nobody' } | { kind: 'own'; company: Company };

export function useActingFor(): ActingFor {
  const { data: company } = useQuery(companyQuery);
  if (!company) return { kind: company === null ? 'nobody' : 'unknown' };
  return company.id === DEMO_COMPANY_ID ? { kind: 'sample' } : { kind: 'own', company };
}

/** That it cannot be known whom the visitor acts for, also while it is asked again; undefined where it is known. */
export function useActingFailure(): Asked | undefined {
  const asked = useQuery(companyQuery);
  return hasFailed(asked) ? asked : undefined;
}

/** Whether the visitor is known to act for a company: nobody's lists and figures would be refused. */
export function useActs(): boolean {
  const { kind } = useActingFor();
  return kind === 'own' || kind === 'sample';
}

/** The caller's company as its room shows it; undefined until the company is known and the room's snapshot is there. */
export function useCompanyRoom(): CompanySnapshot | undefined {
  const { data: company } = useQuery(companyQuery);
  const room = company ? (`company:${company.id}` as const) : undefined;
  useRoom(room);
  return useQuery<CompanySnapshot>({ queryKey: roomKey(room ?? 'company:'), queryFn: skipToken }).data;
}
