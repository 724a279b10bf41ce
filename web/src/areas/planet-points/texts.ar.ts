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
    lead: 'تزداد مع كل صفقة وصديق وزيارة يومية. وإلى جانبها محفظة كما قد تبدو بعد بضعة أشهر.',
    preview: 'نموذج للمحفظة: مثال',
    points: 'نقاط الكوكب',
    water: 'ماء محفوظ',
    litres: (litres) => `${litres} لتر`,
    own: 'لديك اليوم',
    ownUnit: 'نقطة.',
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
    unit: 'نقطة للاسترشاد',
    now: {
      trade: (from, to) => `اليوم: من ${from} إلى ${to} حسب الطراز والحالة`,
      waterPurchase: 'اليوم: لا نقاط، فالطلب يتم في متجر شريكنا',
      referral: (each) => `اليوم: ${each} عن كل صديق`,
      dailyAction: (points) => `اليوم: ${points} عن الزيارة اليومية`,
    },
  },
  pickups: 'هواتف استلمناها من باب البيت',
  rates: {
    title: 'طرق الكسب',
    lead: 'العادات الصغيرة تجمع أسرع من الخطط الكبيرة.',
    plus: (points) => leftToRight(`+${points}`),
    waterConservationPerMonth: { title: 'توفير المياه', text: 'اشرب في البيت ماءً مرشّحاً بدل القوارير.', per: 'كل شهر' },
    perReferral: { title: 'الإحالات', text: 'ادعُ صديقاً لديه هاتف في درجه.', per: 'عن كل إحالة' },
    referralsNow: (each, most, total) =>
      `اليوم: ${each} عن أول صفقة مؤكدة لكل صديق، حتى ${most} صديقاً في الشهر، أي ${total} في المجموع.`,
    guide: (points, each) => `${points} ${each}، للاسترشاد`,
    waterNow: 'اليوم: لا نقاط بعد، فنحن لا نرى صنبورك.',
    dailyCheckIn: { title: 'زيارة يومية', text: 'مُرّ بنا مرة كل يوم وحافظ على العادة.', per: 'عن كل زيارة يومية' },
    checkIn: {
      button: 'سجّل زيارة اليوم',
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
      silver: 'توصلك إليه عادةً أول صفقة.',
      gold: 'لمن يجعلها عادة.',
    },
  },
  invite: 'ادعُ أصدقاءك',
  spend: { title: 'النقاط وُجدت لتُصرف', redeem: 'استبدل نقاطك' },
};
