import type { communityTexts as english } from './texts.en';
import type { Translation } from '../../kernel/i18n/translation';
import { counted, countedBottles, countedHeroes } from '../../kernel/i18n/counted';
import { leftToRight } from '../../kernel/i18n/left-to-right';

export const community: Translation<typeof english> = {
  title: 'أبطال مدينة واحدة',
  lead: 'جيران يستبدلون ويعيدون التعبئة ويتحدى بعضهم بعضاً. انضم وتحدّث وشاهد إلى أين تمضي المدينة.',
  tabsLabel: 'المجتمع',
  tabs: {
    overview: 'نظرة عامة',
    challenges: 'تحدَّ أصدقاءك',
    forum: 'منتدى الأبطال',
    events: 'الفعاليات',
    feed: 'آخر الأخبار',
    connect: 'تواصل عالمي',
    leaderboard: 'لوحة الصدارة',
    achievements: 'الإنجازات',
    delivery: 'مناطق التوصيل',
  },
  loading: 'جارٍ التحميل',
  onlyHere: 'على هذا الجهاز فقط',
  remove: 'إزالة',

  headline: {
    eyebrow: 'تحدي المجتمع',
    title: 'مليون قارورة قبل رمضان',
    lead: 'هدف واحد للمدينة كلها: كل صفقة مؤكدة تضيف قواريرها، أياً كان صاحبها.',
    ofTarget: (target) => `من ${countedBottles(target)}`,
    unavailable: 'تعذّر الوصول إلى العدد الآن:',
    progress: 'تقدّم تحدي المجتمع',
    daysLeft: (days) =>
      counted(days, {
        one: 'بقي يوم واحد',
        two: 'بقي يومان',
        few: 'أيام متبقية',
        many: 'يوماً متبقياً',
      }),
    until: (day) => `من المتوقع أن يبدأ رمضان في ${day}`,
    over: 'انتهى التحدي',
    rewards: 'ما تفتحه المدينة',
    rewardNames: [
      'إفطار جماعي على شاطئ كايت بيتش',
      'مرشّحات مياه لخمسين مدرسة',
      'شارة بطل رمضان لكل من استبدل',
    ],
    unlocked: (at) => `فُتحت عند ${at}`,
    unlocksAt: (at) => `عند ${countedBottles(at)}`,
    share: 'شارك التحدي',
    shareNote: (target) => `معاً نلعب من أجل ${countedBottles(target)} قبل رمضان: كل استبدال يُحتسب.`,
  },

  facts: {
    asOf: 'يونيو 2026',
    members: 'أعضاء',
    bottles: 'قوارير تم تفاديها',
    carbon: 'ثاني أكسيد الكربون الموفَّر',
    growth: 'نمو',
    percent: (percent) => leftToRight(`+${percent}%`),
  },

  map: {
    title: 'أين يسكن أبطالنا',
    lead: 'كلما اشتد اللون زاد عدد الأبطال في المنطقة. اختر منطقة لتقرأ أرقامها.',
    label: 'مناطق دبي',
    area: (name, heroes) => `${name}، ${countedHeroes(heroes)}`,
    rank: (rank, total) => `المرتبة ${rank} من ${total}`,
    heroesHere: 'عدد الأبطال هنا',
    zone: (name) => `منطقة التوصيل: ${name}`,
    legend: 'عدد الأبطال في المنطقة',
    range: (from, to) => `من ${from} إلى ${to}`,
    atLeast: (from) => `${from} فأكثر`,
    asTable: 'عرض الأرقام في جدول',
    table: {
      caption: 'الأبطال بحسب المنطقة، الأكثر أولاً',
      area: 'المنطقة',
      heroes: 'الأبطال',
      zone: 'منطقة التوصيل',
    },
  },

  board: {
    title: 'أبطال الكوكب المتصدرون',
    lead: 'كل صفقة مؤكدة تحرّك هذه اللوحة أمام عينيك.',
    viewAll: 'شاهد اللوحة كاملة',
  },

  connect: {
    title: 'تواصل عالمي',
    lead: 'التقِ بالأبطال الآخرين حيث أنت أصلاً.',
    join: 'انضم',
    opensNewWindow: '(يُفتح في نافذة جديدة)',
    channels: {
      WhatsApp: { name: 'WhatsApp', purpose: 'أسئلة سريعة وأيام استلام وجيران قريبون.' },
      LinkedIn: { name: 'LinkedIn', purpose: 'شركات تستبدل بالجملة، ومن يقفون وراءها.' },
      Facebook: { name: 'Facebook', purpose: 'صور من أيام الشاطئ، وفعاليات للعائلة كلها.' },
      Telegram: { name: 'Telegram', purpose: 'إعلانات: تحديات ومكافآت ونتائج جديدة.' },
    },
  },

  achievements: {
    title: 'الإنجازات',
    lead: 'ما حققته حتى الآن وما يأتي بعده. يتقدّم مع كل صفقة مؤكدة.',
    demoLead: 'ما حققه بطلنا التجريبي حتى الآن وما يأتي بعده. انضم لترى إنجازاتك.',
    loading: 'جارٍ تحميل إنجازاتك',
    unavailable: { title: 'تعذّر الوصول إلى إنجازاتك', description: 'يُرجى المحاولة مجدداً بعد لحظات.' },
    kinds: {
      bottles: { title: 'منقذ القوارير', unit: () => 'قارورة موفَّرة' },
      points: { title: 'جامع النقاط', unit: () => 'نقطة مكتسبة' },
      trades: { title: 'المستبدل', unit: () => 'صفقة مؤكدة' },
      friends: { title: 'صديق الأصدقاء', unit: () => 'صديق انضم' },
    },
    step: (step, total) => `الخطوة ${step} من ${total}`,
    toNext: (left, goal) => `التالية عند ${goal}: بقي ${left}`,
    complete: 'اكتملت جميع الخطوات',
    badges: 'شاراتك',
    demoBadges: 'شارات البطل التجريبي',
    noBadges: 'تأتي الشارات مع التحديات والصفقات المؤكدة.',
    shareTitle: (title, figure, unit) => `${title}: ${figure} ${unit}`,
  },

  delivery: {
    title: 'مناطق التوصيل',
    lead: 'حيث يوصل مندوبونا أنظمة المياه ويستلمون الهواتف.',
    zone: (number) => `المنطقة ${number}`,
    free: 'مجاناً',
    nextDay: 'التوصيل في اليوم التالي',
    days: (days) => `التوصيل خلال ${leftToRight(days)} أيام`,
    slots: 'المواعيد',
    ramadan: 'في رمضان لا يأتي أحد بين الخامسة والثامنة مساءً، وقت الإفطار: ويتاح موعد من الثامنة إلى العاشرة مساءً.',
  },
};
