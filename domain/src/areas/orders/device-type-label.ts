import { bulkModelLabel } from '@planet-heroes/contracts/areas/quotes/bulk-valuation';

/** What a device's model is called; a quote in words has devices that are just "as described". */
export function deviceTypeLabel(model: string): string {
  return model === 'as-described' ? 'As described' : bulkModelLabel(model);
}
