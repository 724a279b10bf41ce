import type { corporateDashboardTexts as english } from './texts-dashboard.en';
import type { Translation } from '../../kernel/i18n/translation';
import { countedHours } from '../../kernel/i18n/counted';
import { leftToRight } from '../../kernel/i18n/left-to-right';

export const corporateDashboard: Translation<typeof english> = {
  title: 'لوحة الشركات',
  lead: 'طلبات العروض وأوامر الشراء وتقدّمها في مكان واحد.',
  tradeIn: 'استبدال بالجملة',
  quote: 'عروض الأسعار',
  loading: 'جارٍ تحميل سجلاتكم',
  tabs: {
    label: 'أقسام اللوحة',
    quotes: 'طلبات العروض',
    orders: 'أوامر الشراء',
    analytics: 'التحليلات',
  },
  headlines: {
    openQuotes: 'عروض مفتوحة',
    runningOrders: 'أوامر جارية',
    devicesInHouse: 'أجهزة لدينا الآن',
    paidOut: 'ما دُفع لكم',
    now: 'الوضع الآن',
  },
  periods: {
    label: 'فترة الأرقام',
    month: 'هذا الشهر',
    'last-month': 'الشهر الماضي',
    quarter: 'ربع السنة',
    year: 'السنة',
    all: 'الكل',
  },
  span: (from, to) => `من ${from} إلى ${to}`,
  compared: (before) => `مقارنةً بالفترة ${before}`,
  change: {
    from: (before) => `بعد ${before}`,
    none: 'لا تغيّر',
    noneBefore: 'لا شيء قبلها',
  },
  noFigures: {
    title: 'لا توجد أرقام بعد',
    description: 'تظهر هنا رسوم عروضكم وأوامركم وردودنا منذ أول طلب لكم.',
  },
  track: 'متابعة التقدّم',
  trackOrder: (id) => `متابعة تقدّم ${leftToRight(id)}`,
  asTable: 'الأرقام في جدول',
  promises: {
    response: 'متوسط زمن الرد',
    responseNote: (kept, answered) => `${kept} من ${answered} رداً ضمن المهلة الموعودة`,
    kept: 'من الردود في موعدها',
    openNote: (open, late) => `${open} ما زالت مفتوحة، ${late} منها متأخرة`,
    payment: 'من الاكتمال إلى الدفع',
    paymentNote: (hours) => `هدفنا: ${countedHours(hours)}. شروط الدفع تحدد موعد الاستحقاق.`,
    acceptance: 'من العروض مقبولة',
    acceptanceNote: 'من بين العروض التي انتهت',
  },
  charts: {
    steps: { day: 'اليوم', week: 'أسبوع من', month: 'الشهر' },
    value: 'قيمة الأوامر',
    valueNote: 'بالدرهم، بحسب وقت إنشاء الأمر، من دون الملغاة.',
    devices: 'الأجهزة في الأوامر',
    devicesNote: 'بحسب وقت إنشاء الأمر، من دون الملغاة.',
    requests: 'طلبات العروض',
    requestsNote: 'بحسب وقت الطلب.',
    orders: 'الأوامر',
    states: 'العروض بحسب الحالة',
    statesNote: 'جميعها كما هي الآن.',
  },
};
