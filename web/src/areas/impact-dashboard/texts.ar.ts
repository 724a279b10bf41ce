import type { impactDashboardTexts as english } from './texts.en';
import type { Translation } from '../../kernel/i18n/translation';
import { counted, countedBottles, countedPoints } from '../../kernel/i18n/counted';
import { leftToRight } from '../../kernel/i18n/left-to-right';

export const impactDashboard: Translation<typeof english> = {
  title: 'ما وفّرناه جميعاً حتى الآن',
  lead: 'كل صفقة مؤكدة تُبقي هاتفاً قيد الاستعمال، وتكبر معها أرقام اللعبة هذه.',
  calculate: 'احسب أثري',
  spinLink: 'جرّب آلة الأثر',
  own: (bottles, carbon, value, isPlayMoney) =>
    `حصتك حتى الآن: ${countedBottles(bottles)} و${carbon} من ثاني أكسيد الكربون و${value}${isPlayMoney ? ' من نقود اللعب' : ''} مقابل هواتفك.`,
  ownNone: 'حصتك تبدأ بهاتف واحد: اقرأ في الأسفل ما يحققه.',
  ownPending: (points) => `هاتفك الأول في الطريق: ${countedPoints(points)} تُضاف إليك حين نؤكده.`,
  ownTrades: 'اعرض استبدالاتي',
  ownFirst: 'سعّر هاتفي',
  calculator: 'أثرك الشخصي، هاتفاً هاتفاً',
  goals: {
    title: 'دبي 2030',
    lead: 'أين المدينة من ثلاثة أهداف، وماذا تضيف صفقة أخرى.',
    'clean-water': 'مياه نقية',
    'carbon-reduction': 'خفض الكربون',
    'plastic-elimination': 'التخلص من البلاستيك',
    contribution: (share) => `مع كل صفقة: ${share}`,
  },
  path: {
    title: 'طريقك نحو الاستدامة',
    steps: [
      { title: 'قيّم هاتفاً', text: 'اعرف بالدراهم والنقاط والقوارير كم يساوي آيفون غير مستعمل.' },
      { title: 'استبدله', text: 'الصفقة المؤكدة تُحتسب ضمن هذه المجاميع وضمن رصيدك.' },
      { title: 'اشرب ماءً نقياً', text: 'استعمل الرصيد لنظام في بيتك وودّع القوارير.' },
    ],
  },
  slots: {
    title: 'آلة الأثر',
    lead: 'لعبة: تُظهر البكرات ما تحققه صفقات كثيرة معاً، ويُظهر السطر تحتها ما تحققه صفقة واحدة. لا يُضاف إليك شيء.',
    reels: 'البكرات',
    spin: 'أدِر لترى الأثر',
    spinning: 'جارٍ الحساب...',
    boost: 'ضاعف أثرك',
    spins: (count) => `الدورات: ${count}`,
    untilJackpot: (count) =>
      counted(count, {
        one: 'الجائزة الكبرى مضمونة في الدورة التالية',
        two: 'الجائزة الكبرى مضمونة خلال دورتين',
        few: 'دورات على الأكثر حتى الجائزة الكبرى',
        many: 'دورة على الأكثر حتى الجائزة الكبرى',
      }),
    symbols: {
      bottles: countedBottles,
      aed: (amount) => amount,
      co2: (mass) => `${mass} كربون`,
      'level-up': 'مستوى جديد',
      'double-points': `نقاط ${leftToRight('2X')}`,
      'free-kit': 'حقيبة مجانية',
    },
    ready: 'ستة رموز وأربع بكرات. أربعة متماثلة هي الجائزة الكبرى، وكذلك كل خامس دورة.',
    running: 'البكرات تدور.',
    jackpotTitle: 'الأثر الأقصى',
    jackpotText: 'أربعة متماثلة: الجائزة الكبرى للأثر.',
    jackpotByCount: 'كل خامس دورة هي الجائزة الكبرى للأثر.',
    trade: (value, device) => `ما تحققه صفقة كهذه: ${value} مقابل ${device}.`,
    spoken: (symbols, result) => `${symbols}. ${result}`,
  },
};
