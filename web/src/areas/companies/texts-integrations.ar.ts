import { counted } from '../../kernel/i18n/counted';
import { leftToRight } from '../../kernel/i18n/left-to-right';
import type { Translation } from '../../kernel/i18n/translation';
import type { corporateIntegrationsTexts as english } from './texts-integrations.en';

export const corporateIntegrations: Translation<typeof english> = {
  apiKey: {
    title: 'مفتاح API',
    label: 'مفتاح API',
    none: 'لا يوجد مفتاح بعد',
    since: (moment) => `مستعمل منذ ${moment}`,
    show: 'إظهار',
    hide: 'إخفاء',
    regenerate: 'إنشاء مفتاح جديد',
    make: 'إنشاء مفتاح',
    note: 'لا نحتفظ إلا ببصمة مفتاحكم: ما يظهر هو أوله. يُعرض المفتاح كاملاً مرة واحدة عند إنشائه.',
    sampleNote:
      'هذا مفتاح نموذجي للشركة النموذجية ولا يفتح شيئاً. لا يمكن تغيير النماذج، فلا مفتاح جديد لها.',
    question: 'إنشاء مفتاح API جديد؟',
    firstText: 'تستخدمه برامجكم للعمل بحسابكم.',
    questionText: 'ستحتاج برامجكم إلى المفتاح الجديد. يبقى المفتاح الحالي صالحاً 24 ساعة أخرى.',
    made: 'مفتاح API جديد',
    madeText: 'انسخوه الآن، فلن يُعرض مرة أخرى.',
    freshTitle: 'مفتاح API الجديد',
    freshText: 'انسخوه إلى مكان آمن. بعد إغلاق هذه النافذة لا يستطيع أحد عرضه مجدداً.',
  },
  secret: {
    copy: 'نسخ',
    copied: 'تم النسخ.',
    copyFailed: 'تعذّر النسخ. حدّدوا النص وانسخوه بأنفسكم.',
    kept: 'حفظته',
    oldUntil: (moment) => `يبقى السابق صالحاً حتى ${moment}.`,
  },
  settings: {
    title: 'Webhooks والبيئة',
    webhookUrl: 'عنوان Webhook',
    webhookHint: `عنوان عام يبدأ بـ ${leftToRight('https')}. اتركوه فارغاً لإيقاف Webhooks.`,
    environment: 'البيئة',
    environments: { production: 'الإنتاج', staging: 'ما قبل الإنتاج', development: 'التطوير' },
    save: 'حفظ إعدادات API',
    saved: 'حُفظت إعدادات API',
    newSecret: 'إنشاء سر توقيع جديد',
    secretTitle: 'سر التوقيع الجديد',
    secretText: 'تحققوا به من توقيعاتنا. بعد إغلاق هذه النافذة لا يستطيع أحد عرضه مجدداً.',
    secretLabel: 'سر التوقيع',
  },
  events: {
    title: 'أحداث Webhook',
    saved: 'حُفظت أحداث Webhook',
    described: 'محتوى كل رسالة وكيفية التحقق منها',
  },
  deliveries: {
    title: 'رسائل Webhook المرسلة',
    refresh: 'تحديث',
    sendTest: 'إرسال رسالة تجريبية',
    testSent: 'الرسالة التجريبية في طريقها',
    empty: 'لم تُرسل أي رسالة بعد.',
    attempts: (count) => counted(count, { one: 'محاولة واحدة', two: 'محاولتان', few: 'محاولات', many: 'محاولة' }),
    answered: (status, ms) => `الرد ${status} خلال ${ms} مللي ثانية`,
    again: (time) => `المحاولة التالية: ${time}`,
    noAnswer: 'لا رد',
    causes: {
      unknownHost: 'لم يُعثر على اسم الخادم',
      refused: 'رفض الخادم الاتصال',
      timedOut: 'لم يرد الخادم في الوقت المحدد',
      certificate: 'شهادة الخادم غير صالحة',
    },
    resend: 'إعادة الإرسال',
    resent: 'في طريقها مرة أخرى',
    states: { pending: 'معلّقة', delivered: 'وصلت', failed: 'فشلت', cancelled: 'أُلغيت' },
  },
  ownKey: {
    title: 'مفتاح لبرامج شركتكم',
    signIn:
      'ترون شركتنا النموذجية العامة. سجّلوا الدخول ببريد العمل لفتح حساب لشركتكم: ينشئ مسؤولها المفاتيح هنا. المفاتيح للبرامج وحدها، ولا يكتبها أحد في هذه الصفحات.',
  },
};
