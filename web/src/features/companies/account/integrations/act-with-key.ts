import type { Company } from '@planet-heroes/contracts/areas/companies/schemas';
import { COMPANIES_ROUTES } from '@planet-heroes/contracts/areas/companies/routes';
import type { QueryClient } from '@tanstack/react-query';
import { ask } from '../../../../shared/api/ask';
import { companyQueries } from '../../../../shared/api/query-groups';
import { type ActingCompany, actAsCompany } from '../../../../shared/api/company-key';
import { liveConnection } from '../../../../shared/live/live-client';

/** From now on this tab acts for the company of a key. Throws `ApiError` for a key that is nobody's. */
export async function actWithKey(queryClient: QueryClient, apiKey: string): Promise<Company> {
  const company = await ask(COMPANIES_ROUTES.readCompany, {}, { headers: { Authorization: `Bearer ${apiKey}` } });
  await switchTo(queryClient, { id: company.id, name: company.name, apiKey });
  return company;
}

/** Back to the public sample company. */
export function actWithoutKey(queryClient: QueryClient): Promise<void> {
  return switchTo(queryClient, undefined);
}

async function switchTo(queryClient: QueryClient, company: ActingCompany | undefined): Promise<void> {
  actAsCompany(company);
  // A handshake is made once: the rooms of the other company need another connection.
  liveConnection.stop();
  liveConnection.start();
  await queryClient.resetQueries(companyQueries);
}
