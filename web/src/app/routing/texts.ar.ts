import type { screensTexts as english } from './texts.en';
import type { Translation } from '../../kernel/i18n/translation';

export const screens: Translation<typeof english> = {
  titles: {
    home: 'حوّل هاتفك الآيفون إلى مياه نقية',
    leaderboard: 'لوحة الصدارة',
    impactDashboard: 'لوحة الأثر والمكافآت',
    aquacafe: 'أنظمة مياه AquaCafe',
    aquacafeAlliance: 'تحالف AquaCafe',
    products: 'المتجر',
    checkout: 'الدفع',
    exchange: 'الاستبدال',
    myTradeIns: 'استبدالاتي',
    collect: 'نقاط الكوكب',
    redeem: 'استبدال النقاط',
    partners: 'الشركاء والداعمون',
    community: 'المجتمع',
    bulkTradeIn: 'استبدال بالجملة',
    corporateDashboard: 'لوحة الشركات',
    corporateQuotes: 'عروض الأسعار بالجملة',
    purchaseOrders: 'أوامر الشراء',
    accountManagement: 'إدارة الحساب',
    privacy: 'الخصوصية',
    terms: 'الشروط',
    environmental: 'الأثر البيئي',
    howWeCount: 'كيف نحسب',
    dubaiRewards: 'تحديات دبي ومكافآتها',
    unsubscribe: 'إيقاف الرسائل',
    notFound: 'الصفحة غير موجودة',
  },
  documentTitle: (page) => `${page} | أبطال الكوكب`,
};
