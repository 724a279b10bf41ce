import { DEMO_COMPANY_ID } from '@planet-heroes/contracts/areas/companies/catalogue';
import type { Company } from '@planet-heroes/contracts/areas/companies/schemas';
import { COMPANIES_ROUTES } from '@planet-heroes/contracts/areas/companies/routes';
import { useQuery } from '@tanstack/react-query';
import { queryOptionsOf } from '../../kernel/api/query-options';

/**
 * Whom the visitor acts for in the corporate area: an own company, the sample one, which is everybody's, or nobody
 * where the instance has no sample.
 */
export type ActingFor = { kind: 'unknown' | 'sample' | 'nobody' } | { kind: 'own'; company: Company };

export function useActingFor(): ActingFor {
  const { data: company } = useQuery(queryOptionsOf(COMPANIES_ROUTES.readCompany));
  if (!company) return { kind: company === null ? 'nobody' : 'unknown' };
  return company.id === DEMO_COMPANY_ID ? { kind: 'sample' } : { kind: 'own', company };
}
