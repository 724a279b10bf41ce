import type { liveTexts as english } from './texts-live.en';
import type { Translation } from './translation';

export const live: Translation<typeof english> = {
  status: { connecting: 'جارٍ اللحاق', 'catching-up': 'جارٍ اللحاق', live: 'مباشر', polling: 'تحديث دوري' },
  liveBehind: (seconds) => `مباشر · متأخر ${seconds} ث`,
  behind: (seconds) => `متأخر ${seconds} ث`,
  paused: 'متوقف مؤقتاً',
  offline: 'غير متصل',
  explanation: {
    connecting: 'جارٍ الاتصال بالتحديثات المباشرة.',
    'catching-up': 'جارٍ جلب ما تغيّر أثناء انقطاع الاتصال.',
    live: 'تتحرك الأرقام لحظة وقوع الحدث.',
    polling: 'لا يوجد اتصال مباشر: تُجلب الأرقام كل بضع ثوانٍ.',
  },
  explanationOffline: 'لا يوجد اتصال: تبقى الأرقام كما هي حتى يعود.',
  explanationBehind: 'تصل التغييرات إلى هذه الصفحة متأخرة: الاتصال أو الخادم بطيء.',
  pausedExplanation: 'تبقى الأرقام ثابتة حتى تستأنف.',
  pause: 'إيقاف التحديثات المباشرة مؤقتاً',
  resume: 'استئناف التحديثات المباشرة',
  stillProcessing: 'يستغرق هذا وقتاً أطول من المعتاد. تم قبول طلبك وسيُستكمل.',
};
