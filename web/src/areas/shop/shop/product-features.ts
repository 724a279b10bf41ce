import { LEGAL_CLAIMS } from '@planet-heroes/contracts/areas/legal/catalogue';
import { shopTexts } from '../texts.en';
import type { Product } from './products';

/** What a product's card lists: its features, and the warranty where its kind has one (spec document 2, section 9). */
export function featuresOf({ id, category }: Product): readonly string[] {
  const { items, warranty } = shopTexts;
  const { features } = items[id];
  if (category === 'refurbished-phones') return [...features, warranty(LEGAL_CLAIMS.electronicsWarrantyYears)];
  if (category === 'water-solutions') return [...features, warranty(LEGAL_CLAIMS.filtrationWarrantyYears)];
  return features;
}
