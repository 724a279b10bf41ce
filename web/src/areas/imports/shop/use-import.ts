import type { ImportSummary } from '@planet-heroes/contracts/areas/imports/schemas';
import { IMPORTS_ROUTES } from '@planet-heroes/contracts/areas/imports/routes';
import { useQuery } from '@tanstack/react-query';
import { queryOptionsOf } from '../../../kernel/api/query-options';
import { useCompanyRoom } from '../../corporate/use-company-room';

/** How far an import is: as it was loaded, or as the company's room has told since. */
export function useImport(id: string): ImportSummary | undefined {
  const told = useCompanyRoom()?.imports.find((entry) => entry.id === id);
  const { data } = useQuery(queryOptionsOf(IMPORTS_ROUTES.readImport, { params: { id } }));
  return told && (!data || told.checked >= data.checked) ? told : data;
}
