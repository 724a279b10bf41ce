import type { leaderboardTexts as english } from './texts.en';
import type { Translation } from '../../kernel/i18n/translation';
import { counted, countedBottles, countedPoints, countedPointsOf } from '../../kernel/i18n/counted';
import { leftToRight } from '../../kernel/i18n/left-to-right';

const places = (count: number): string =>
  counted(count, { one: 'مركزاً واحداً', two: 'مركزين', few: 'مراكز', many: 'مركزاً' });

export const leaderboard: Translation<typeof english> = {
  title: 'لوحة صدارة أبطال الكوكب',
  introduction: 'كل صفقة مؤكدة تحرّك هذه اللوحة أمام عينيك. المراكز والنقاط والقوارير الموفَّرة كلها مباشرة.',
  listLabel: 'الأبطال، الأفضل أولاً',
  loading: 'جارٍ تحميل لوحة الصدارة',
  join: {
    title: `انضم مجاناً وابدأ بأكثر من ${leftToRight('150')} نقطة`,
    description: 'الانضمام لا يكلّفك شيئاً، ويجلب نقاطاً قبل أول صفقة لك.',
    details: 'كيف تنالها',
    steps: {
      joining: 'عند الانضمام',
      profile: 'عند إكمال ملفك',
      friend: 'عن كل صديق يستبدل هاتفه',
      total: 'مجموع النقاط المجانية',
    },
    points: (points) => leftToRight(`+${points}`),
    atLeast: (points) => leftToRight(`${points}+`),
    own: {
      title: `أول ${leftToRight('150')} نقطة لك`,
      open: 'لقد انضممت. ما بقي على بُعد خطوة.',
      friend: {
        title: 'بقي صديق واحد',
        text: `حين يستبدل صديق دعوته هاتفه تكتمل أول ${leftToRight('150')} نقطة لك.`,
        link: 'شارك رمزك',
      },
      done: {
        title: `اكتملت أول ${leftToRight('150')} نقطة لك`,
        text: 'الصفقات والتحديات والأصدقاء يجلبون المزيد.',
        link: 'طرق الكسب',
      },
    },
  },
  columns: {
    rank: 'المركز',
    hero: 'البطل',
    bottles: 'القوارير الموفَّرة',
    carbon: 'الكربون الموفَّر',
    referrals: 'الإحالات',
    points: 'النقاط',
  },
  rank: (rank) => `المركز ${rank}`,
  medals: ['ذهبية', 'فضية', 'برونزية'],
  medal: (metal) => `، ميدالية ${metal}`,
  you: 'أنت',
  units: {
    bottles: 'قارورة',
    carbon: 'كربون',
    referrals: (count) => (count === 2 ? 'إحالتان' : count % 100 > 2 && count % 100 < 11 ? 'إحالات' : 'إحالة'),
    points: 'نقطة',
  },
  badges: 'الشارات',
  badgeLegend: 'ما تعنيه الشارات',
  badgeRules: {
    trades: () => 'أول صفقة مؤكدة',
    largestTrade: (value) => `صفقة بقيمة ${value} درهم أو أكثر`,
    bottlesPrevented: (bottles) => `توفير ${bottles} قارورة`,
    referralCount: (friends) => `${friends} أصدقاء أتمّوا صفقة`,
  },
  gain: (points) => `${points} نقطة في آخر 7 أيام`,
  gainShort: (points) => `${leftToRight(`+${points}`)} في 7 أيام`,
  gainShortest: (points) => `${leftToRight(`+${points}`)} · 7 أيام`,
  lastTrade: 'آخر صفقة',
  justNow: 'الآن',
  inArea: (area) => `، ${area}`,
  around: {
    title: 'من حولك',
    demo: 'حول بطلتنا التجريبية',
    listLabel: 'الأبطال من حولك',
    toPass: (points, name) => `${countedPoints(points)} لتتجاوز ${name}`,
    lead: (points, name) => `تسبق ${name} بفارق ${countedPointsOf(points)}`,
    leads: 'أنت في صدارة اللوحة',
  },
  afterAYear: {
    link: 'شاهد كيف تبدو بعد أكثر من عام',
    title: 'كيف تبدو بعد أكثر من عام',
    description: 'بطلتنا التجريبية مثال، وهي هنا منذ فبراير 2025. ويتحرك مكانها مع اللوحة الحية.',
    around: 'من حولها',
  },
  movedUp: (count) => `صعد ${places(count)} منذ فتحت هذه الصفحة`,
  movedDown: (count) => `تراجع ${places(count)} منذ فتحت هذه الصفحة`,
  entered: 'انضم إلى اللوحة منذ فتحت هذه الصفحة',
  enteredShort: 'جديد',
  empty: {
    title: 'كن أول بطل في لوحة الصدارة!',
    description: 'استبدل هاتفاً، والمركز الأول لك.',
    waiting: 'لديك نقاط: انضم أو عُد إلى اللوحة، والمركز الأول لك.',
    start: 'ابدأ كسب النقاط',
  },
  unavailable: {
    title: 'لوحة الصدارة غير متاحة',
    description: 'تعذّر الوصول إلى اللوحة الآن. يُرجى العودة بعد قليل.',
    home: 'العودة إلى الرئيسية',
  },
  hidden: {
    title: 'لا تُظهرك لوحة الصدارة',
    place: (rank, points) => `لا يرى هذا غيرك: ${points} نقطة، ومركزك ${rank} لو كنت على اللوحة.`,
    points: (points) => `لا يرى هذا غيرك: ${points} نقطة.`,
    change: 'غيّر ذلك في ملفك الشخصي',
    stays: 'تبقى نقاطك ومكافآتك لك.',
    reachUs: 'هل هذا خطأ؟ راسلنا:',
  },
  widget: {
    title: 'أبطال الكوكب المتصدرون',
    bannerTitle: 'قد يكون مكانك هنا!',
    bannerText: (points) => `ابدأ اليوم مع ${leftToRight(`+${points}`)} نقطة مجانية`,
    own: { title: 'أنت على اللوحة!', text: 'كل صفقة مؤكدة ترفع مركزك.', place: 'شاهد مركزي' },
    earn: 'ابدأ كسب النقاط',
    saved: (bottles) => `وفّر ${countedBottles(bottles)}`,
    viewAll: 'شاهد جميع الأبطال',
    failedTitle: 'تعذّر تحميل لوحة الصدارة',
    failedDescription: 'عُد بعد قليل لترى جديد الأبطال!',
  },
};
