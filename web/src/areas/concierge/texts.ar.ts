import type { conciergeTexts as english } from './texts.en';
import type { Translation } from '../../kernel/i18n/translation';
import { countedPoints } from '../../kernel/i18n/counted';

export const concierge: Translation<typeof english> = {
  title: 'المساعد الذكي',
  lead: 'القيمة والاستلام والنقاط والباقات والمكافآت: اسأل بكلماتك.',
  question: 'سؤالك',
  placeholder: 'كم يساوي iPhone 15 Pro؟',
  keys: 'Enter للإرسال، وShift مع Enter لسطر جديد.',
  send: 'أرسل',
  sending: 'جارٍ الإرسال...',
  left: (count) => `الأحرف المتبقية: ${count}`,
  full: 'هذا أقصى طول للرسالة.',
  quickTitle: 'أسئلة سريعة',
  quick: [
    { label: 'قيمة iPhone 15 Pro', prompt: 'كم يساوي iPhone 15 Pro؟' },
    { label: 'حجز استلام', prompt: 'أريد حجز استلام هاتفي.' },
  ],
  reply: 'رد المساعد الذكي',
  welcome: 'تظهر الأجوبة هنا بأسعار جدولنا الحالي.',
  asked: 'سألت',
  thinking: 'جارٍ البحث عن الجواب',
  general: 'جواب عام',
  pages: {
    '/home': 'الرئيسية',
    '/exchange': 'الاستبدال',
    '/my-trade-ins': 'استبدالاتي',
    '/leaderboard': 'لوحة الصدارة',
    '/collect': 'نقاط الكوكب',
    '/redeem': 'استبدال النقاط',
    '/dubai-rewards': 'مكافآت دبي',
    '/aquacafe': 'AquaCafe',
    '/products': 'المتجر',
    '/community': 'المجتمع',
    '/impact-dashboard': 'الأثر',
    '/bulk-tradein': 'استبدال بالجملة',
    '/terms': 'الشروط',
    '/privacy': 'الخصوصية',
  },
  again: 'أرسل مجدداً',
  next: 'اسأل بعد ذلك',
  valuations: 'الأسعار في هذا الجواب',
  condition: (condition, programme) => `${condition}، ${programme === 'home' ? 'برنامج المهمات' : 'برنامج الاستبدال'}`,
  points: countedPoints,
  fallbackGreeting:
    'مرحباً! أنا المساعد الذكي لأبطال الكوكب، هنا لأقدّر قيمة هاتفك وأشرح النقاط والاستلام وباقات المياه. أي طراز آيفون تريد استبداله؟',
  unavailable: 'أنا غير متاح مؤقتاً، لكنني سأعود قريباً لمساعدتك في استبدال الآيفون!',
};
