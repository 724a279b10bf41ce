import type { pointsLedgerTexts as english } from './texts.en';
import type { Translation } from '../../kernel/i18n/translation';
import { counted, countedPoints, countedPointsOf } from '../../kernel/i18n/counted';
import { leftToRight } from '../../kernel/i18n/left-to-right';

const heroes = (count: number): string => counted(count, { one: 'بطل واحد', two: 'بطلين', few: 'أبطال', many: 'بطلاً' });
/** As the one who does something. */
const heroesAct = (count: number): string =>
  counted(count, { one: 'بطل واحد', two: 'بطلان', few: 'أبطال', many: 'بطلاً' });

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
    takenBack: (points) => `سُحبت ${countedPoints(points)}`,
    spentTakenBack: (points) => `أُلغيت ${countedPoints(points)} صُرفت من قبل`,
    heldTakenBack: (points) => `أُلغيت ${countedPoints(points)} من النقاط المحجوزة لمكافأة`,
    repaid: (points) => `سدّدت ${countedPoints(points)} محجوزة ما أُلغي`,
    uncountedTakenBack: (points) => `أُلغيت ${countedPoints(points)} لم تعد محتسبة`,
    moved: (points) => `نُقلت ${countedPoints(points)}`,
  },
  rules: {
    join: 'الانضمام',
    profile: 'إكمال الملف',
    referral: 'إحالة صديق',
    'trade-verified': 'صفقة مؤكدة',
    'trade-verified-above-quote': 'صفقة مؤكدة بأعلى من العرض',
    'trade-reversed': 'صفقة أُلغيت',
    'trade-reversed-held': 'صفقة أُلغيت، نقاط محجوزة',
    'trade-reversed-spent': 'صفقة أُلغيت، نقاط صُرفت',
    'trade-reversed-uncounted': 'صفقة أُلغيت، نقاط لم تعد محتسبة',
    'dubai-challenge': 'تحدي دبي',
    'social-challenge': 'تحدي المجتمع',
    'reward-claimed': 'طلب مكافأة',
    'reward-fulfilled': 'استلام مكافأة',
    'reward-returned': 'إعادة مكافأة',
    'reward-returned-owed': 'إعادة مكافأة، نقاط أُلغيت',
    'reward-fulfilled-owed': 'استلام مكافأة، نقاط أُلغيت',
    'opening-balance': 'الرصيد الافتتاحي',
    merge: 'نقاط منقولة',
    'merge-once': 'احتُسبت مرة واحدة للبطلين',
    correction: 'تصحيح',
    'correction-held': 'تصحيح، نقاط محجوزة',
    'correction-spent': 'تصحيح، نقاط صُرفت',
  },
  standing: {
    label: 'مركزك',
    rank: (rank) => `#${rank}`,
    ofHeroes: (total) => `من ${total}`,
    toNext: (points) => `${countedPoints(points)} لتتجاوز البطل التالي`,
    leads: 'أنت في صدارة اللوحة',
    lead: (points) => `تسبق من يلاحقك بفارق ${countedPointsOf(points)}`,
    tied: (count) => `متعادل مع ${heroes(count)}`,
    around: 'من حولك',
    lastMove: 'آخر حركة',
    noMove: 'ستظهر نقاطك القادمة هنا.',
    takenBack: (points, reason) => `${leftToRight(`−${points}`)} نقطة سُحبت: ${reason}`,
    earned: (points, reason) => `${leftToRight(`+${points}`)} نقطة: ${reason}`,
    passed: (by, hero) =>
      hero === undefined
        ? `تجاوزك ${heroesAct(by)}`
        : by === 1
        ? `تجاوزك ${hero}`
        : `تجاوزك ${hero} و${heroesAct(by - 1)}`,
    climbed: (past) => `تجاوزتَ ${heroes(past)}`,
    climbedTo: (from, to) => `صعدتَ من المركز ${from} إلى المركز ${to}`,
    fellTo: (from, to) => `تراجعتَ من المركز ${from} إلى المركز ${to}`,
    stayedAt: (rank) => `ما زلتَ في المركز ${rank}`,
  },
};
