import type { shopTexts as english } from './texts.en';
import type { Translation } from '../../kernel/i18n/translation';
import { counted, countedYears } from '../../kernel/i18n/counted';

export const shop: Translation<typeof english> = {
  title: 'ماء نقي وحياة ثانية',
  lead: 'ترشيح لكل بيت، وهواتف أمامها سنوات، ومياه فاخرة للمائدة.',
  products: 'المنتجات',
  filter: 'عرض',
  categories: {
    all: 'الكل',
    'refurbished-phones': 'هواتف مجددة',
    'water-solutions': 'حلول المياه',
    'premium-water': 'مياه فاخرة',
  },
  shown: (count) => counted(count, { one: 'منتج واحد', two: 'منتجان', few: 'منتجات', many: 'منتجاً' }),
  order: 'اطلب الآن',
  redirecting: {
    title: 'جارٍ الانتقال إلى الدفع',
    description: (product) => `يُفتح ${product} في متجر المزوّد في علامة تبويب جديدة.`,
    withoutStore: (product) => `تجد في علامة التبويب الجديدة كيف تطلب ${product} إلى أن يُفتح متجرنا.`,
  },
  warranty: (years) => `كفالة ${countedYears(years)}`,
  items: {
    'iphone-15-pro': {
      name: 'iPhone 15 Pro',
      features: ['إطار من التيتانيوم', 'ثلاث كاميرات', 'بيانات ممحوّة وفحص كامل'],
      badge: 'الأحدث',
    },
    'iphone-14-pro': {
      name: 'iPhone 14 Pro',
      features: ['شاشة تعمل دائماً', 'ثلاث كاميرات', 'بيانات ممحوّة وفحص كامل'],
      badge: '',
    },
    'iphone-13': {
      name: 'iPhone 13',
      features: ['بطارية تدوم طوال اليوم', 'كاميرتان', 'بيانات ممحوّة وفحص كامل'],
      badge: 'الأكثر طلباً',
    },
    'iphone-12': {
      name: 'iPhone 12',
      features: ['خفيف ونحيف', 'كاميرتان', 'بيانات ممحوّة وفحص كامل'],
      badge: '',
    },
    'aquacafe-basic': {
      name: 'AquaCafe Basic',
      features: ['إبريق مرشّح لباب الثلاجة', 'لا يحتاج إلى تركيب', 'تبديل الخرطوشة في ثوانٍ'],
      badge: 'الخطوة الأولى',
    },
    'aquacafe-premium': {
      name: 'AquaCafe Premium',
      features: ['يوضع على المنضدة', 'يملأ الكأس بلمسة', 'يُعلمك بموعد تبديل المرشّح'],
      badge: 'الأكثر طلباً',
    },
    'under-sink-compact': {
      name: 'مرشّح مدمج تحت الحوض',
      features: ['خرطوشة واحدة بعيدة عن الأنظار', 'صنبور خاص به', 'يناسب أصغر مطبخ'],
      badge: '',
    },
    'under-sink-premium': {
      name: 'مرشّح فاخر تحت الحوض',
      features: ['ثلاث مراحل ترشيح', 'معادن تُعاد في النهاية', 'صنبور خاص به'],
      badge: '',
    },
    'whole-home-basic': {
      name: 'مرشّح البيت كله',
      features: ['لكل صنبور ودُش', 'يوضع عند مدخل الماء', 'خزانان ينظفان نفسيهما'],
      badge: 'للفلل',
    },
    'kangen-k8': {
      name: 'Kangen K8',
      features: ['ماء متأين بلمسة', 'شاشة لكل إعداد', 'صنبور فولاذي'],
      badge: 'الأعلى فئة',
    },
    'icelandic-premium': {
      name: 'مياه آيسلندية فاخرة',
      features: ['رشّحتها الحمم والجليد', 'ناعمة وخفيفة', 'في زجاج'],
      badge: '',
    },
    'himalayan-spring': {
      name: 'ينبوع الهيمالايا',
      features: ['من ينبوع جبلي', 'معادن متوازنة', 'في زجاج'],
      badge: '',
    },
    'volcanic-mineral': {
      name: 'مياه معدنية بركانية',
      features: ['غنية بالمعادن', 'مذاق أكمل', 'في زجاج'],
      badge: 'اختيار الطهاة',
    },
    'kangen-delivery': {
      name: 'توصيل Kangen',
      features: ['قوارير كبيرة إلى بابك', 'نستعيد الفوارغ', 'في أنحاء الإمارات'],
      badge: 'مع التوصيل',
    },
  },
  cross: {
    title: 'اخفض السعر',
    exchange: {
      title: 'ادفع بالهاتف الذي في درجك',
      text: 'قيمة فورية لهاتفك الآيفون، رصيداً في هذا المتجر.',
      action: 'استبدل آيفون',
    },
    aquacafe: {
      title: 'تفكر في نظام كامل؟',
      text: 'تأتي باقات AquaCafe مع مرشّحات ونقاط ومستوى بطل.',
      action: 'قارن باقات AquaCafe',
    },
  },
};
