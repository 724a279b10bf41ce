import { reasonsInArabic } from '@planet-heroes/contracts/areas/trade-ins/known-reasons';
import { remediesFor } from '@planet-heroes/contracts/areas/trade-ins/reported-lost';
import { REFERRAL_VOUCHER_AED } from '@planet-heroes/contracts/areas/shop/plans';
import { isolated } from '@planet-heroes/contracts/kernel/text/isolated';
import type { MessageLocale } from '../../kernel/outbox/message-content.js';
import { type Formats, formatsOf } from './formats.js';
import type { HeroText, SubjectOf } from './hero-text.js';

type MoneyKind = 'trade-in-step' | 'payout-step' | 'friend-traded';
export type MoneyTexts = { readonly [K in MoneyKind]: (data: SubjectOf<K>) => HeroText };

type TradeStep = SubjectOf<'trade-in-step'>;
type Credited = Pick<TradeStep, 'pay' | 'payFils' | 'feeFils' | 'points' | 'account' | 'isDemo' | 'tradeInId'>;

const voucher = (money: Formats['money']) => money(REFERRAL_VOUCHER_AED * 100);

/** What pays a credited phone, by the way that was chosen. */
const pathTo = ({ tradeInId }: Credited, pay: 'credit' | 'bank') => `/my-trade-ins/${tradeInId}?pay=${pay}`;

const EN = ({ money, count, day }: Formats): MoneyTexts => {
  const price = (fils: number | undefined) => fils === undefined ? 'locked price' : `locked price of ${money(fils)}`;
  const credited = (data: Credited): Omit<HeroText, 'title'> => {
    const { pay, payFils, feeFils, points, account, isDemo } = data;
    const earned = points === undefined ? 'Its points are yours to spend now.' : `${count(points)} Planet Points are yours.`;
    const demo = isDemo ? ' This is a demo: no money is paid out.' : '';
    const fee = feeFils ? ` The pickup’s ${money(feeFils)} is taken off.` : '';
    const body = (text: string) => `${text}${fee} ${earned}${demo}`;
    const amount = payFils === undefined ? 'The amount' : money(payFils);
    switch (pay) {
      case 'undecided':
        return {
          body: body(`${amount} is waiting for you. Choose how you are paid: credit at once, or a transfer within two working days.`),
          action: 'Credit with us',
          path: pathTo(data, 'credit'),
          second: { label: 'Bank transfer', path: pathTo(data, 'bank') },
        };
      case 'credit':
        return { body: body(`${amount} was added to your credit with us.`), action: 'Use your credit', path: '/my-trade-ins' };
      case 'bank':
        return {
          body: isDemo
            ? `Demo: ${amount} is play money. Nothing is paid out. ${earned}`
            : body(`We transfer ${amount} to ${account ?? 'your account'} within two working days.`),
          action: 'See your trade-in',
        };
      default:
        return { body: body('We have checked your phone.'), action: 'See your trade-in' };
    }
  };
  const played = (isDemo: boolean | undefined) => isDemo ? ' This is a demo: nobody has touched a phone.' : '';
  return {
    'trade-in-step': ({ device, state, ...data }) => ({
      collected: {
        title: `Our courier has your ${device}`,
        body: `It is on its way to our desk.${played(data.isDemo)}`,
        action: 'Follow your trade-in',
      },
      received: {
        title: `Your ${device} has arrived`,
        body: `We inspect it within 24 hours. If we are late, your ${price(data.valueFils)} stands.${played(data.isDemo)}`,
        action: 'Follow your trade-in',
      },
      inspected: {
        title: `Your ${device} is inspected`,
        body: `Your ${price(data.valueFils)} stands. We wipe the phone next.${played(data.isDemo)}`,
        action: 'Follow your trade-in',
      },
      countered: {
        title: data.offerFils === undefined
          ? `Our desk offers another price for your ${device}`
          : `We offer ${money(data.offerFils)} for your ${device}`,
        body: `${data.valueFils === undefined ? '' : `You had locked ${money(data.valueFils)}. `}`
          + 'See what we found. Accept within 7 days, or we send the phone back free of charge.',
        action: 'See the offer',
      },
      returning: {
        title: `Your ${device} is coming back to you`,
        body: 'We return it free of charge. Tell us where it goes, or check the address.',
        action: 'Give or check the address',
      },
      returned: {
        title: `Your ${device} was sent back`,
        body: 'This trade-in has ended, and nothing was credited.',
        action: 'See your trade-in',
      },
      verified: { title: `Your ${device} is verified`, ...credited(data) },
      rejected: {
        title: `We could not take your ${device}`,
        body: data.comesBack
          ? 'It comes back to you free of charge. Tell us where it goes, or check the address.'
          : 'It stays with you, and nothing was credited.',
        reasons: data.reasons ?? [],
        more: remediesFor(data.reasons ?? []).map(({ advice }) =>
          advice === 'withdraw'
            ? 'Is it yours? Ask your operator to withdraw the report.'
            : advice === 'ask-owner'
            ? 'Its owner can remove it from their account at icloud.com/find, on any device.'
            : advice === 'unlock'
            ? 'Remove it from your Apple account at icloud.com/find, on any device.'
            : 'Have it repaired, or give the answers that fit what our desk found. Then price it again.'
        ),
        action: data.comesBack ? 'Give or check the address' : 'See what you can do',
      },
      expired: {
        title: `The price for your ${device} has lapsed`,
        body: `We held ${data.valueFils === undefined ? 'it' : money(data.valueFils)} for 30 days. `
          + 'You can lock today’s price whenever you like.',
        action: 'Lock a new price',
        path: '/exchange',
      },
      reversed: {
        title: `The trade-in of your ${device} was taken back`,
        body: 'Its value and points no longer count. Your trade-in says why.',
        action: 'See why',
      },
    })[state],
    'payout-step': ({ device, state, amountFils, account, reference, paidAt }) => ({
      batched: {
        title: `Your transfer of ${money(amountFils)} is being prepared`,
        body: `For your ${device}, to ${account ?? 'your account'}. Our finance team sends it to the bank, and we write again once it is paid.`,
        action: 'See your trade-in',
      },
      paid: {
        title: `${money(amountFils)} is paid`,
        body: `Paid${paidAt ? ` on ${day(paidAt)}` : ''} to ${account ?? 'your account'}.`
          + `${reference ? ` Reference ${reference}.` : ''}`,
        action: 'See your trade-in',
      },
      returned: {
        title: `Your bank sent ${money(amountFils)} back`,
        body: `${reference ? `It says: ${reference}. ` : ''}Name another account, or take the amount as credit.`,
        action: 'Choose how you are paid',
      },
      credited: {
        title: `${money(amountFils)} is in your credit`,
        body: `For your ${device}. Turn it into a code when you order a water system, all of it or a part.`,
        action: 'See your credit',
      },
    })[state],
    'friend-traded': ({ points, isFriend }) => isFriend
      ? {
        title: `A partner-kitchen voucher of ${voucher(money)} is yours`,
        body: 'It is for your first trade, and the friend who invited you gets one as well.',
        action: 'See your voucher',
      }
      : {
        title: 'A friend of yours made a first trade',
        body: `${points > 0 ? `You earned ${count(points)} Planet Points and` : 'You earned'} `
          + `a partner-kitchen voucher of ${voucher(money)}.`,
        action: 'See your voucher',
      },
  };
};

const accountOf = (account: string | null | undefined) => account ? isolated(account) : 'حسابك';

const AR = ({ money, count, day }: Formats): MoneyTexts => {
  const price = (fils: number | undefined) => fils === undefined ? 'السعر المثبّت' : `سعرك المثبّت ${money(fils)}`;
  const credited = (data: Credited): Omit<HeroText, 'title'> => {
    const { pay, payFils, feeFils, points, account, isDemo } = data;
    const earned = points === undefined ? 'أصبحت نقاطه متاحة لك الآن.' : `وصارت ${count(points)} من نقاط الكوكب لك.`;
    const demo = isDemo ? ' هذا عرض تجريبي: لا يُدفع أي مال.' : '';
    const fee = feeFils ? ` خُصم منه ${money(feeFils)} رسم الاستلام.` : '';
    const body = (text: string) => `${text}${fee} ${earned}${demo}`;
    const amount = payFils === undefined ? 'المبلغ' : money(payFils);
    switch (pay) {
      case 'undecided':
        return {
          body: body(`${amount} بانتظارك. اختر كيف ندفع لك: رصيد فوري، أو تحويل خلال يومَي عمل.`),
          action: 'رصيد لدينا',
          path: pathTo(data, 'credit'),
          second: { label: 'تحويل مصرفي', path: pathTo(data, 'bank') },
        };
      case 'credit':
        return { body: body(`أُضيف ${amount} إلى رصيدك لدينا.`), action: 'استخدم رصيدك', path: '/my-trade-ins' };
      case 'bank':
        return {
          body: isDemo
            ? `عرض تجريبي: ${amount} هنا للتجربة فقط، ولا يُدفع شيء. ${earned}`
            : body(`نحوّل ${amount} إلى ${accountOf(account)} خلال يومَي عمل.`),
          action: 'عرض عملية الاستبدال',
        };
      default:
        return { body: body('لقد فحصنا هاتفك.'), action: 'عرض عملية الاستبدال' };
    }
  };
  const played = (isDemo: boolean | undefined) => isDemo ? ' هذا عرض تجريبي: لم يلمس أحد هاتفًا.' : '';
  return {
    'trade-in-step': ({ device, state, ...data }) => ({
      collected: {
        title: `استلم مندوبنا ${device}`,
        body: `هاتفك في طريقه إلى مكتبنا.${played(data.isDemo)}`,
        action: 'متابعة عملية الاستبدال',
      },
      received: {
        title: `وصل ${device} إلى مكتبنا`,
        body: `نفحصه خلال 24 ساعة. وإن تأخرنا يبقى ${price(data.valueFils)} كما هو.${played(data.isDemo)}`,
        action: 'متابعة عملية الاستبدال',
      },
      inspected: {
        title: `اكتمل فحص ${device}`,
        body: `${price(data.valueFils)} باقٍ كما هو. الخطوة التالية محو البيانات.${played(data.isDemo)}`,
        action: 'متابعة عملية الاستبدال',
      },
      countered: {
        title: data.offerFils === undefined
          ? `يعرض مكتبنا سعرًا آخر لجهاز ${device}`
          : `نعرض ${money(data.offerFils)} لجهاز ${device}`,
        body: `${data.valueFils === undefined ? '' : `كنت قد ثبّتّ ${money(data.valueFils)}. `}`
          + 'اطّلع على ما وجدناه. اقبل العرض خلال 7 أيام، وإلا أعدنا إليك الهاتف مجانًا.',
        action: 'عرض السعر الجديد',
      },
      returning: {
        title: `${device} في طريق عودته إليك`,
        body: 'نعيده إليك مجانًا. أخبرنا إلى أين، أو راجع العنوان.',
        action: 'اكتب العنوان أو راجعه',
      },
      returned: {
        title: `أُعيد ${device}`,
        body: 'انتهت عملية الاستبدال دون إضافة أي رصيد.',
        action: 'عرض عملية الاستبدال',
      },
      verified: { title: `تم التحقق من ${device}`, ...credited(data) },
      rejected: {
        title: `تعذّر قبول ${device}`,
        body: data.comesBack
          ? 'نعيده إليك مجانًا. أخبرنا إلى أين، أو راجع العنوان.'
          : 'يبقى الهاتف معك، ولم يُضف أي مبلغ.',
        reasons: reasonsInArabic(data.reasons ?? []),
        more: remediesFor(data.reasons ?? []).map(({ advice }) =>
          advice === 'withdraw'
            ? 'هل هو لك؟ اطلب من مشغّل شبكتك سحب البلاغ.'
            : advice === 'ask-owner'
            ? 'يستطيع صاحبه أن يزيله من حسابه عبر icloud.com/find، من أي جهاز.'
            : advice === 'unlock'
            ? 'أزله من حسابك لدى Apple عبر icloud.com/find، من أي جهاز.'
            : 'أصلحه، أو أجب عن الأسئلة بحسب ما وجده مكتبنا، ثم سعّره مجددًا.'
        ),
        action: data.comesBack ? 'اكتب العنوان أو راجعه' : 'ماذا يمكنك أن تفعل',
      },
      expired: {
        title: `انتهى السعر المثبّت لجهاز ${device}`,
        body: `حفظنا ${data.valueFils === undefined ? 'السعر' : money(data.valueFils)} لمدة 30 يومًا. يمكنك تثبيت سعر اليوم متى شئت.`,
        action: 'تثبيت سعر جديد',
        path: '/exchange',
      },
      reversed: {
        title: `أُلغي استبدال ${device} بعد تأكيده`,
        body: 'لم تعد قيمته ونقاطه محتسبة. ستجد السبب في عملية الاستبدال.',
        action: 'عرض السبب',
      },
    })[state],
    'payout-step': ({ device, state, amountFils, account, reference, paidAt }) => ({
      batched: {
        title: `نجهّز تحويل ${money(amountFils)} إليك`,
        body: `عن جهاز ${device}، إلى ${accountOf(account)}. يرسله فريقنا المالي إلى المصرف، ونكتب إليك حين يُدفع.`,
        action: 'عرض عملية الاستبدال',
      },
      paid: {
        title: `دُفع ${money(amountFils)}`,
        body: `دُفع${paidAt ? ` في ${day(paidAt)}` : ''} إلى ${accountOf(account)}.${reference ? ` المرجع ${isolated(reference)}.` : ''}`,
        action: 'عرض عملية الاستبدال',
      },
      returned: {
        title: `أعاد مصرفك ${money(amountFils)}`,
        body: `${reference ? `السبب: ${isolated(reference)}. ` : ''}اذكر حسابًا آخر، أو خذ المبلغ رصيدًا.`,
        action: 'اختر كيف ندفع لك',
      },
      credited: {
        title: `${money(amountFils)} في رصيدك`,
        body: `عن جهاز ${device}. حوّله كله أو جزءًا منه إلى رمز حين تطلب نظام مياه.`,
        action: 'عرض رصيدك',
      },
    })[state],
    'friend-traded': ({ points, isFriend }) => isFriend
      ? {
        title: `لك قسيمة مطبخ شريكنا بقيمة ${voucher(money)}`,
        body: 'حصلت عليها بعد أول استبدال لك، ويحصل الصديق الذي دعاك على قسيمة مثلها.',
        action: 'عرض قسيمتك',
      }
      : {
        title: 'أتمّ صديق لك أول استبدال',
        body: `كسبت ${points > 0 ? `${count(points)} من نقاط الكوكب و` : ''}قسيمة مطبخ شريكنا بقيمة ${voucher(money)}`,
        action: 'عرض قسيمتك',
      },
  };
};

/** Messages to heroes about their phones, their money and their friends. */
export const MONEY_TEXTS: Readonly<Record<MessageLocale, MoneyTexts>> = {
  en: EN(formatsOf('en')), ar: AR(formatsOf('ar')),
};
