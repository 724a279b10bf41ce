import { ARABIC_OFFERS } from '@planet-heroes/contracts/areas/translations/arabic-offers';
import { TRANSLATIONS_ROUTES } from '@planet-heroes/contracts/areas/translations/routes';
import { ask } from '../../kernel/api/ask';
import type { categoriesTexts as englishCategories, offersTexts as english } from './texts.en';
import type { Translation } from '../../kernel/i18n/translation';

/** No page waits longer for them. */
const PATIENCE_MS = 2_000;

/**
 * Those that come with the product, and those that operators wrote, which are asked for once. While they cannot be
 * had, what operators offer stands in English.
 */
export async function readOffers(): Promise<Translation<typeof english>> {
  const written = await ask(TRANSLATIONS_ROUTES.readTranslations, {}, { signal: AbortSignal.timeout(PATIENCE_MS) })
    .catch(() => undefined);
  return { names: { ...ARABIC_OFFERS, ...written?.texts } };
}

export const categories: Translation<typeof englishCategories> = {
  water: 'المياه',
  energy: 'الطاقة',
  transport: 'النقل',
  waste: 'النفايات',
  voucher: 'قسيمة',
  experience: 'تجربة',
  product: 'منتج',
  service: 'خدمة',
  biodiversity: 'التنوع الحيوي',
};
