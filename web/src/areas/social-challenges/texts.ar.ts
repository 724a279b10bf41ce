import type { socialChallengesTexts as english } from './texts.en';
import type { Translation } from '../../kernel/i18n/translation';
import { countedDays, countedHours, countedPoints } from '../../kernel/i18n/counted';

export const socialChallenges: Translation<typeof english> = {
  title: 'تحدَّ أصدقاءك',
  lead: 'حدّد هدفاً، وادعُ أصدقاءك، ولتُحتسب كل صفقة مؤكدة. من يبلغ الهدف ينال المكافأة. الانضمام متاح للجميع، وإنشاء تحدٍّ يتطلب بريداً إلكترونياً.',
  create: 'أنشئ تحدياً بيئياً',
  tabsLabel: 'التحديات',
  tabs: { active: 'التحديات الجارية', mine: 'تحدياتي', completed: 'المكتملة' },
  loading: 'جارٍ تحميل التحديات',
  empty: {
    active: { title: 'لا توجد تحديات جارية', description: 'حدّد الهدف الأول، ويمكن للمدينة أن تنضم إليك.' },
    mine: { title: 'لم تنضم إلى تحديات بعد', description: 'اختر تحدياً جارياً الآن، وتبدأ صفقاتك بالاحتساب.' },
    completed: { title: 'لا توجد تحديات مكتملة', description: 'تنتقل التحديات إلى هنا حين ينتهي وقتها.' },
  },
  unavailable: {
    title: 'تعذّر الوصول إلى التحديات',
    description: 'يُرجى المحاولة مجدداً بعد لحظات.',
    retry: 'حاول مجدداً',
  },

  types: {
    bottles_prevented: 'قوارير تم تفاديها',
    co2_saved: 'كربون موفَّر',
    trade_value: 'قيمة الصفقات',
    points_earned: 'النقاط',
  },
  amounts: {
    bottles_prevented: (amount) => amount,
    co2_saved: (amount) => `${amount} كغ`,
    trade_value: (amount) => `${amount} درهم`,
    points_earned: countedPoints,
  },
  standing: { open: 'مفتوح', full: 'مفتوح', joined: 'انضممت', completed: 'مكتمل', ended: 'انتهى' },
  join: {
    open: 'انضم إلى التحدي',
    full: 'حُجزت جميع المقاعد',
    joined: 'لقد انضممت',
    completed: 'لقد أكملته',
    ended: 'انتهى الانضمام',
  },
  joining: 'جارٍ الانضمام',
  by: (creator) => `أنشأه ${creator}`,
  goal: 'الهدف',
  reward: 'المكافأة',
  timeLeft: 'الوقت المتبقي',
  expired: 'انتهى',
  daysAndHours: (days, hours) => `${countedDays(days)} و${countedHours(hours)}`,
  hours: countedHours,
  participants: 'الأبطال المشاركون',
  completedBy: (count) => `بلغ الهدف: ${count}`,
  ownProgress: 'تقدّمك',
  progressOf: (progress, target) => `${progress} من ${target}`,
  earned: (points) => `كسبت ${countedPoints(points)}`,
  counts: (day) => `تُحتسب الصفقات التي تتأكد حتى ${day}.`,
  countsOnceJoined: 'تُحتسب الصفقات التي تتأكد بعد انضمامك.',
  trade: 'استبدل هاتفاً',

  joined: { title: 'انضممت إلى التحدي!', description: 'أنت الآن جزء من التحدي. ابدأ صنع الأثر!' },
  joinFailed: 'تعذّر الانضمام إلى التحدي. يُرجى المحاولة مجدداً.',
  created: { title: 'أُنشئ التحدي!', description: 'تحديك البيئي متاح الآن. شاركه ليأتي المشاركون!' },
  createFailed: 'تعذّر إنشاء التحدي. يُرجى المحاولة مجدداً.',
  keptFirst: {
    text: 'لتفتح تحدياً انضم أولاً وأضف بريدك الإلكتروني. ما تكتبه هنا محفوظ.',
    join: 'انضم أولاً',
    add: 'أضف بريدك أولاً',
  },
  offer: {
    text: (title) => `«${title}» متاح الآن. من ينضم إليك؟`,
    share: 'شاركه',
    dismiss: 'ليس الآن',
  },

  form: {
    description: 'اختر ما يستحق الفعل. ينضم الآخرون، وتُحتسب الصفقات المؤكدة من تلك اللحظة.',
    fields: {
      title: 'العنوان',
      titleExample: 'قوارير الأسبوع',
      description: 'الوصف',
      descriptionExample: 'عمّ يدور، ولماذا هو مهم',
      type: 'ما الذي يُحتسب',
      target: (unit) => (unit ? `القيمة المستهدفة (${unit})` : 'القيمة المستهدفة'),
      duration: 'المدة (بالأيام)',
      reward: 'مكافأة النقاط',
      limit: 'الحد الأقصى للمشاركين',
    },
    quickPicks: 'اختيارات سريعة للقيمة المستهدفة',
    escrow: (points, budget) =>
      `يُحجز ما يصل إلى ${countedPoints(points)} من ${budget} نقطة يمكنك منحها هذا الشهر. وتعود النقاط التي لا يطلبها أحد.`,
    cancel: 'إلغاء',
    submit: 'أنشئ التحدي',
    submitting: 'جارٍ الإنشاء',
  },
};
