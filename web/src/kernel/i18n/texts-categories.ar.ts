import type { categoriesTexts as english } from './texts-categories.en';
import type { Translation } from './translation';

export const categories: Translation<typeof english> = {
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
