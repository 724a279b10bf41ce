import { COMPANIES_ROUTES } from '@planet-heroes/contracts/areas/companies/routes';
import type { CompanySnapshot } from '@planet-heroes/contracts/areas/companies/room';
import { skipToken, useQuery } from '@tanstack/react-query';
import { queryOptionsOf } from '../../kernel/api/query-options';
import { roomKey } from '../../kernel/live/query-keys';
import { useRoom } from '../../kernel/live/use-room';

/** The caller's company as its room shows it; undefined until the company is known and the room's snapshot is there. */
export function useCompanyRoom(): CompanySnapshot | undefined {
  const { data: company } = useQuery(queryOptionsOf(COMPANIES_ROUTES.readCompany));
  const room = company ? (`company:${company.id}` as const) : undefined;
  useRoom(room);
  return useQuery<CompanySnapshot>({ queryKey: roomKey(room ?? 'company:'), queryFn: skipToken }).data;
}
