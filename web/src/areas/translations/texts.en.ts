import { translated } from '../../kernel/i18n/translated';

/**
 * What stands in the data in English: the texts of offers. Another language has them by their English words, those that
 * the product begins with and those that operators have written in it too.
 */
export const offersTexts = translated('offers', { names: {} as Readonly<Record<string, string>> });

/** The categories of challenges, rewards and missions (spec document 2, section 3). */
export const categoriesTexts = translated(
  'categories',
  {
    water: 'Water',
    energy: 'Energy',
    transport: 'Transport',
    waste: 'Waste',
    voucher: 'Voucher',
    experience: 'Experience',
    product: 'Product',
    service: 'Service',
    biodiversity: 'Biodiversity',
  } as const,
);
