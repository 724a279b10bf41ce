import { DEMO_COMPANY_ID } from '@planet-heroes/contracts/areas/companies/catalogue';
import type { CompanySnapshot } from '@planet-heroes/contracts/areas/companies/rooms';
import { skipToken, useQuery } from '@tanstack/react-query';
import { roomKey } from '../live/query-keys';
import { actingCompany } from '../api/company-key';
import { useRoom } from '../live/use-room';

/** The caller's company as its room tells it; undefined until the room has spoken. */
export function useCompanyRoom(): CompanySnapshot | undefined {
  const room = `company:${actingCompany()?.id ?? DEMO_COMPANY_ID}` as const;
  useRoom(room);
  return useQuery<CompanySnapshot>({ queryKey: roomKey(room), queryFn: skipToken }).data;
}
