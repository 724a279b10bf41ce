import { translated } from './translated';

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
