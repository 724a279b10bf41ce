import type { pointsLedger as english } from '../en/points-ledger';
import type { Translation } from '../translation';
import { countedPoints } from './counted';

export const pointsLedger: Translation<typeof english> = {
  explain: 'اشرح نقاطي',
  buttonSuffix: 'نقطة: اشرح',
  title: 'شرح نقاطك',
  description: 'كل نقطة لديك: من أين جاءت وأين ذهبت.',
  numbers: {
    available: { name: 'المتاحة', text: 'ما يمكنك صرفه الآن على المكافآت.' },
    pending: { name: 'المعلّقة', text: 'موعودة عن صفقات ما زالت قيد التحقق.' },
    held: { name: 'المحجوزة', text: 'محفوظة لمكافآت طلبتها.' },
    lifetime: { name: 'مجموع ما كسبت', text: 'كل ما كسبته حتى اليوم. يحدد مستواك، ولا ينقص بالصرف.' },
    score: { name: 'الرصيد التنافسي', text: 'ما ترتّب به لوحة الصدارة الأبطال. لا ينقص بالصرف أيضاً.' },
  },
  levelNow: (level) => `مستواك الآن: ${level}.`,
  levelNext: (points, level) => `بقي ${countedPoints(points)} إلى مستوى ${level}.`,
  rank: {
    title: 'مركزك',
    now: (rank, total) => `المركز ${rank} من ${total}.`,
    toNext: (points) => `بقي ${countedPoints(points)} لتتجاوز البطل التالي.`,
    noMove: 'لم يتغير شيء منذ وصولك. وحين يتغير، يظهر السبب هنا.',
  },
  lines: {
    title: 'كل حركة',
    loading: 'جارٍ تحميل حركات نقاطك',
    empty: 'لا توجد حركة بعد. ستكون نقاطك الأولى هي السطر الأول.',
    balance: (points) => `المتاح بعدها: ${points}`,
    more: 'اعرض الحركات الأقدم',
    loadingMore: 'جارٍ التحميل…',
    moreFailed: 'تعذّر تحميل الحركات الأقدم. يُرجى المحاولة مجدداً.',
    end: 'هذا كل شيء، حتى أول نقطة لك.',
    failed: {
      title: 'تعذّر تحميل حركات نقاطك',
      description: 'نقاطك في أمان. يُرجى المحاولة مجدداً بعد لحظات.',
      retry: 'حاول مجدداً',
    },
  },
  movements: {
    earned: (points) => `كُسبت ${countedPoints(points)}`,
    promised: (points) => `${countedPoints(points)} معلّقة حتى التحقق`,
    credited: (points) => `صارت ${countedPoints(points)} معلّقة متاحة`,
    withdrawn: (points) => `أُلغيت ${countedPoints(points)} معلّقة`,
    held: (points) => `حُجزت ${countedPoints(points)} للمكافأة`,
    spent: (points) => `صُرفت ${countedPoints(points)} محجوزة`,
    returned: (points) => `أُعيدت ${countedPoints(points)} محجوزة`,
    moved: (points) => `نُقلت ${countedPoints(points)}`,
  },
  rules: {
    join: 'الانضمام',
    profile: 'إكمال الملف',
    referral: 'إحالة صديق',
    'trade-verified': 'صفقة مؤكدة',
    'trade-verified-above-quote': 'صفقة مؤكدة بأعلى من العرض',
    'dubai-challenge': 'تحدي دبي',
    'social-challenge': 'تحدي المجتمع',
    'reward-claimed': 'طلب مكافأة',
    'reward-fulfilled': 'استلام مكافأة',
    'reward-returned': 'إعادة مكافأة',
    'opening-balance': 'الرصيد الافتتاحي',
    merge: 'نقاط منقولة',
  },
};
