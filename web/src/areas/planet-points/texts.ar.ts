import type { planetPointsTexts as english } from './texts.en';
import type { Translation } from '../../kernel/i18n/translation';
import { leftToRight } from '../../kernel/i18n/left-to-right';

export const planetPoints: Translation<typeof english> = {
  title: 'نقاط الكوكب، تكسبها بفعل الخير',
  lead: 'تأتي مع الصفقات والماء النقي والأصدقاء والعادات اليومية، وترفع مستواك.',
  leaderboard: 'شاهد لوحة الصدارة',
  explore: 'اكتشف طرق الكسب',
  wallet: {
    title: 'نقاطك',
    lead: 'تزداد مع كل صفقة وصديق وزيارة يومية، وتفتح لك مكافآت في دبي.',
    points: 'نقاط الكوكب للصرف',
    bottles: 'قوارير تم تفاديها',
    preview: 'نموذج للمحفظة: مثال بعد بضعة أشهر',
    examplePoints: (points) => `${points} من نقاط الكوكب`,
    exampleWater: (litres) => `${litres} لتر من الماء المحفوظ`,
    pending: (points) => `وتُضاف ${points} أخرى بعد تأكيد هواتفك.`,
  },
  ranges: {
    title: 'كم يساوي كل فعل',
    lead: 'تعتمد النقاط بدقة على الهاتف أو المنتج أو الفعل.',
    trade: 'استبدل هاتفاً',
    waterPurchase: 'اشترِ ماءً نقياً',
    referral: 'ادعُ صديقاً',
    dailyAction: 'أفعال يومية',
    range: (from, to) => leftToRight(`${from}-${to}`),
    now: {
      trade: 'نقطة اليوم، حسب الطراز والحالة',
      waterPurchase: 'نقطة عند البداية مع الباقة، بعد أن يؤكد المتجر طلبك',
      waterWithoutStore: 'نقطة عند البداية مع الباقة، حين يفتح متجرنا هنا',
      referral: 'نقطة اليوم، عن أول صفقة لكل صديق',
      dailyAction: 'نقطة اليوم، عن الزيارة اليومية',
    },
  },
  guide: {
    title: 'أرقام إرشادية من خطتنا لعام 2026',
    text: 'هذه الأرقام للاسترشاد. أما ما تكسبه اليوم فهو المذكور أعلاه.',
    points: (range) => `${range} نقطة`,
  },
  pickups: 'هواتف استلمناها من باب البيت',
  rates: {
    title: 'طرق الكسب',
    lead: 'العادات الصغيرة تجمع أسرع من الخطط الكبيرة.',
    plus: (points) => leftToRight(`+${points}`),
    waterConservationPerMonth: { title: 'توفير المياه', text: 'اشرب في البيت ماءً مرشّحاً بدل القوارير.', per: 'كل شهر' },
    perReferral: { title: 'الإحالات', text: 'ادعُ صديقاً لديه هاتف في درجه.', per: 'عن كل إحالة' },
    referralsNow: (each, most, total) =>
      `${each} عن أول صفقة مؤكدة لكل صديق، حتى ${most} صديقاً في الشهر، أي ${total} في المجموع.`,
    perFriend: 'عن كل صديق',
    noneYet: 'لا نقاط بعد',
    waterNow: 'لا نرى صنبورك، فلا نقاط عليه بعد.',
    dailyCheckIn: { title: 'زيارة يومية', text: 'مُرّ بنا مرة كل يوم وحافظ على العادة.', per: 'عن كل زيارة يومية' },
    checkIn: {
      button: 'سجّل زيارة اليوم',
      join: 'انضم لتسجّل زيارتك',
      busy: 'جارٍ التسجيل…',
      done: 'سُجّلت زيارة اليوم',
      doneDescription: (points) => `${leftToRight(`+${points}`)} نقطة. يبدأ اليوم التالي عند منتصف الليل في دبي.`,
    },
  },
  levels: {
    title: 'مستويات الأبطال',
    lead: 'يتبع مستواك كل النقاط التي كسبتها يوماً، ولا ينقص بالصرف.',
    upTo: (from, to) => `${leftToRight(`${from}-${to}`)} نقطة`,
    andMore: (from) => `${leftToRight(`${from}+`)} نقطة`,
    texts: {
      bronze: 'من هنا يبدأ كل بطل.',
      silver: 'توصلك إليه صفقة أولى صغيرة.',
      gold: 'توصلك إليه معظم الصفقات الأولى مباشرة.',
    },
  },
  invite: 'ادعُ أصدقاءك',
  spend: { title: 'النقاط وُجدت لتُصرف', redeem: 'استبدل نقاطك' },
};
