import type { liveTexts as englishLive, toastsTexts as english } from './texts-toasts.en';
import type { Translation } from './translation';

export const toasts: Translation<typeof english> = {
  region: 'الإشعارات ({hotkey})',
  close: 'إغلاق الإشعار',
  error: 'خطأ',
  maps: { title: 'جارٍ فتح الخرائط', description: (place) => `يُفتح ${place} في علامة تبويب جديدة.` },
  somethingWentWrong: 'حدث خطأ ما. يُرجى المحاولة مرة أخرى.',
};

export const live: Translation<typeof englishLive> = {
  status: { connecting: 'جارٍ اللحاق', 'catching-up': 'جارٍ اللحاق', live: 'مباشر', polling: 'تحديث دوري' },
  paused: 'متوقف مؤقتاً',
  explanation: {
    connecting: 'جارٍ الاتصال بالتحديثات المباشرة.',
    'catching-up': 'جارٍ جلب ما تغيّر أثناء انقطاع الاتصال.',
    live: 'تتحرك الأرقام لحظة وقوع الحدث.',
    polling: 'لا يوجد اتصال مباشر: تُجلب الأرقام كل بضع ثوانٍ.',
  },
  pausedExplanation: 'تبقى الأرقام ثابتة حتى تستأنف.',
  pause: 'إيقاف التحديثات المباشرة مؤقتاً',
  resume: 'استئناف التحديثات المباشرة',
  stillProcessing: 'يستغرق هذا وقتاً أطول من المعتاد. تم قبول طلبك وسيُستكمل.',
};
