import type { ImportAnswer, ImportSummary } from '@planet-heroes/contracts/areas/imports/schemas';
import { useQuery } from '@tanstack/react-query';
import { liveQueryKeys } from '../../shared/live/query-keys';
import { useCompanyRoom } from '../companies/shell/use-company-room';

/** How far an import is: as it was loaded, or as the company's room has told since. */
export function useImport(id: string): ImportSummary | undefined {
  const told = useCompanyRoom()?.imports.find((entry) => entry.id === id);
  const { data } = useQuery<ImportAnswer>({ queryKey: liveQueryKeys.corporate.import(id) });
  return told && (!data || told.checked >= data.checked) ? told : data;
}
