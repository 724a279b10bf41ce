import { isolated } from '@planet-heroes/contracts/kernel/text/isolated';
import { reasonsInArabic } from '@planet-heroes/contracts/areas/trade-ins/known-reasons';
import { asSentences } from '@planet-heroes/contracts/kernel/text/sentences';
import type { notificationsTexts as english } from './texts.en';
import type { Translation } from '../../kernel/i18n/translation';
import { countedPointsOf } from '../../kernel/i18n/counted';

const accountOf = (account: string | null | undefined) => account ? isolated(account) : 'حسابك';
const played = (isDemo: boolean) => isDemo ? ' هذا عرض تجريبي: لم يلمس أحد هاتفاً.' : '';

export const notifications: Translation<typeof english> = {
  title: 'الوارد',
  tabs: { label: 'أقسام الوارد', news: 'الأخبار', settings: 'الإشعارات' },
  inbox: {
    label: 'أخبارك',
    loading: 'جارٍ تحميل أخبارك',
    unread: (unread) => (unread === 0 ? 'قُرئت كلها' : `غير مقروء: ${unread}`),
    isUnread: 'غير مقروء: ',
    markAll: 'اعتبرها كلها مقروءة',
    more: 'اعرض الأخبار الأقدم',
    loadingMore: 'جارٍ التحميل…',
    moreFailed: 'تعذّر تحميل الأخبار الأقدم. يُرجى المحاولة مجدداً.',
    empty: {
      title: 'لا جديد بعد',
      description: 'حين تتقدم صفقة لك أو أموالك أو مكافأة أو تحدٍّ، تقرأ ذلك هنا أولاً.',
    },
    failed: {
      title: 'تعذّر تحميل أخبارك',
      description: 'لم يضع شيء. يُرجى المحاولة مجدداً بعد لحظات.',
      retry: 'حاول مجدداً',
    },
  },
  subjects: {
    ownChallenge: 'تحديك البيئي',
    tradeIn: {
      collected: ({ device, isDemo }) => ({
        title: `استلم مندوبنا ${device}`,
        body: `هاتفك في طريقه إلى مكتبنا.${played(isDemo)}`,
      }),
      received: ({ device, price, isDemo }) => ({
        title: `وصل ${device} إلى مكتبنا`,
        body: `نفحصه خلال 24 ساعة. وإن تأخرنا يبقى ${price ? `سعرك ${price}` : 'السعر المثبّت'} كما هو.${played(isDemo)}`,
      }),
      inspected: ({ device, price, isDemo }) => ({
        title: `اكتمل فحص ${device}`,
        body: `${price ? `سعرك ${price}` : 'السعر المثبّت'} باقٍ كما هو. نمحو بياناته الآن، ثم تُضاف قيمته.${played(isDemo)}`,
      }),
      countered: ({ device, price, offer }) => ({
        title: offer ? `نعرض ${offer} لجهاز ${device}` : `يعرض مكتبنا سعراً آخر لجهاز ${device}`,
        body: `${price ? `كنت قد ثبّتّ ${price}. ` : ''}اطّلع على ما وجدناه. العرض متاح لمدة 7 أيام.`,
      }),
      returning: ({ device }) => ({
        title: `${device} في طريق عودته إليك`,
        body: 'نعيده إليك مجاناً. أخبرنا إلى أين، أو راجع العنوان.',
      }),
      returned: ({ device }) => ({
        title: `أُعيد ${device}`,
        body: 'انتهت عملية الاستبدال دون إضافة أي رصيد.',
      }),
      verified: ({ device, points, amount, fee, pay, account, isDemo }) => ({
        title: `تم التحقق من ${device}`,
        body: [
          pay === 'undecided' && `${amount} بانتظارك. اختر كيف ندفع لك: رصيد فوري، أو تحويل خلال يومَي عمل.`,
          pay === 'credit' && `أُضيفت ${amount} إلى رصيدك لدينا.`,
          pay === 'bank' && !isDemo && `نحوّل ${amount} إلى ${accountOf(account)} خلال يومَي عمل.`,
          fee && `خُصم منه ${fee} رسم الاستلام.`,
          points ? `وصارت ${points} من نقاط الكوكب لك.` : 'صارت نقاطه متاحة لك الآن.',
          isDemo && `عرض تجريبي: ${amount ? `${amount} هنا للتجربة فقط، و` : ''}لا يُدفع شيء.`,
        ].filter(Boolean).join(' '),
      }),
      rejected: ({ device, reasons, comesBack }) => ({
        title: `تعذّر قبول ${device}`,
        body: [
          ...asSentences(reasonsInArabic(reasons)),
          comesBack ? 'نعيده إليك مجاناً. أخبرنا إلى أين، أو راجع العنوان.' : 'اطّلع على ما يمكنك فعله.',
        ].join(' '),
      }),
      expired: ({ device, price }) => ({
        title: `انتهى السعر المثبّت لجهاز ${device}`,
        body: `${price ? `حفظنا ${price} لمدة 30 يومًا. ` : ''}يمكنك تثبيت سعر اليوم متى شئت.`,
      }),
      reversed: ({ device }) => ({
        title: `أُلغي استبدال ${device} بعد تأكيده`,
        body: 'لم تعد قيمته ونقاطه محتسبة. ستجد السبب في عملية الاستبدال.',
      }),
    },
    payout: {
      batched: ({ amount, device, account }) => ({
        title: `نجهّز تحويل ${amount} إليك`,
        body: `عن جهاز ${device}، إلى ${accountOf(account)}.`,
      }),
      paid: ({ amount, account, day, reference }) => ({
        title: `دُفع ${amount}`,
        body: `دُفع${day ? ` في ${day}` : ''} إلى ${accountOf(account)}.${reference ? ` المرجع ${isolated(reference)}.` : ''}`,
      }),
      returned: ({ amount, reference }) => ({
        title: `أعاد مصرفك ${amount}`,
        body: `${reference ? `السبب: ${isolated(reference)}. ` : ''}اذكر حسابًا آخر، أو خذ المبلغ رصيدًا.`,
      }),
      credited: ({ amount, device }) => ({ title: `${amount} في رصيدك`, body: `عن جهاز ${device}.` }),
    },
    friend: (points, voucher) => ({
      title: 'أتمّ صديق لك أول استبدال',
      body: `كسبت ${points ? `${points} من نقاط الكوكب و` : ''}قسيمة مطبخ شريكنا بقيمة ${voucher}`,
    }),
    invited: (voucher) => ({
      title: `لك قسيمة مطبخ شريكنا بقيمة ${voucher}`,
      body: 'حصلت عليها بعد أول استبدال لك، ويحصل الصديق الذي دعاك على قسيمة مثلها.',
    }),
    claim: {
      claimed: (reward) => ({ title: `طلبت ${reward}`, body: 'نسلّمها خلال 48 ساعة.' }),
      processing: (reward) => ({ title: `${reward} قيد التجهيز`, body: 'نخبرك حين تصبح لك.' }),
      fulfilled: (reward, isDemo, code) => ({
        title: `${reward} صارت لك`,
        body: isDemo ? 'عرض تجريبي: لم يُسلَّم شيء.' : code ? `رمزك أو حجزك: ${isolated(code)}` : 'تم التسليم. استمتع بها.',
      }),
      expired: (reward) => ({ title: `تعذّر تسليم ${reward}`, body: 'عادت نقاطك إلى حسابك.' }),
    },
    challenge: {
      completed: (title, points) => ({
        title: `${title}: اكتمل`,
        body: `بلغت الهدف وكسبت ${countedPointsOf(points)}.`,
      }),
      expired: (title) => ({ title: `انتهى: ${title}`, body: 'انتهى وقته. تنتظرك تحديات أخرى.' }),
      removed: () => ({
        title: 'أُزيل تحدٍّ كنت قد انضممت إليه',
        body: 'لم يلتزم بقواعدنا. لم تخطئ في شيء، وتبقى نقاطك لك.',
      }),
    },
    sponsorship: {
      approved: (mission) => ({ title: `تمت الموافقة على رعايتك: ${mission}`, body: 'صارت المهمة تحظى بدعمك. تجد طريقة الدفع في «رعاياتك».' }),
      paid: (mission) => ({ title: `وصل مبلغ رعايتك: ${mission}`, body: 'شكراً لك: رعايتك مدفوعة.' }),
      declined: (mission) => ({ title: `لم تُقبل رعايتك: ${mission}`, body: 'لم يُخصم أي مبلغ.' }),
    },
    support: {
      reasons: {
        offensive: 'قد يسيء ذلك إلى الآخرين.',
        imitation: 'قد يُظن أنه شخص آخر.',
        'personal-data': 'يكشف تفاصيل خاصة.',
        unfair: 'لم يُجمع كل شيء وفق القواعد.',
        'asked-for': 'طلبت منا ذلك.',
      },
      corrections: {
        missing: 'كانت ناقصة.',
        'counted-twice': 'احتُسب شيء مرتين.',
        unfair: 'لم تُجمع وفق القواعد.',
        goodwill: 'هدية منا.',
      },
      renamed: (name, reason) => ({ title: `غيّرنا اسمك إلى ${name}`, body: `${reason} يمكنك اختيار اسم آخر.` }),
      hidden: (reason) => ({
        title: 'لا تُظهرك لوحة الصدارة',
        body: `${reason} تبقى نقاطك لك. وتبيّن لوحة الصدارة كيف تتواصل معنا.`,
      }),
      shown: { title: 'عدت إلى لوحة الصدارة', body: 'مركزك حيث تضعك نقاطك.' },
      challenge: (reason) => ({
        title: 'أزلنا تحدياً أنشأته',
        body: `${reason} عاد ما لم يُصرف منه إلى ميزانيتك.`,
      }),
      message: (mission, reason) => ({ title: `أزلنا رسالتك إلى ${mission}`, body: `${reason} تبقى رعايتك كما هي.` }),
      pointsAdded: (points, reason) => ({ title: `أضفنا ${countedPointsOf(points)}`, body: reason }),
      pointsTaken: (points, reason) => ({ title: `استعدنا ${countedPointsOf(points)}`, body: reason }),
    },
    security: {
      device: (device) => ({
        title: 'سجّلت الدخول على جهاز جديد',
        body: `يعرّف نفسه بأنه ${device}. لم تكن أنت؟ أخرجه من ملفك الشخصي.`,
      }),
      passkey: { title: 'أُضيف مفتاح مرور إلى حسابك', body: 'لم تكن أنت؟ أزله من ملفك الشخصي.' },
      'bank-account': {
        title: 'حساب بنكي جديد لعملية استبدالك',
        body: 'لم تكن أنت؟ افتح عملية الاستبدال واختر حسابك.',
      },
    },
    rank: (to, from) => ({ title: `مركزك الآن ${to}`, body: `تجاوزك آخرون: كان مركزك ${from}.` }),
  },
  settings: {
    loading: 'جارٍ تحميل اختياراتك',
    everybodys: 'هذا البطل للجميع، فتبقى إشعاراته كما هي. انضم مجاناً لتختار إشعاراتك.',
    failed: {
      title: 'تعذّر تحميل اختياراتك',
      description: 'ما زالت سارية. يُرجى المحاولة مجدداً بعد لحظات.',
      retry: 'حاول مجدداً',
    },
    kinds: {
      'trade-in-step': 'صفقات الاستبدال',
      'payout-step': 'أموال هواتفك',
      'friend-traded': 'أول استبدال لأصدقائك',
      'claim-state': 'المكافآت التي طلبتها',
      'challenge-ended': 'التحديات',
      'sponsorship-decided': 'الرعايات',
      'rank-lost': 'المراكز المفقودة في لوحة الصدارة',
      'support-notice': 'تغييرات فريق الدعم',
      'quote-ready': 'عروض الأسعار',
      'order-stage': 'أوامر الشراء',
      payment: 'الدفعات',
    },
    hints: {
      'rank-lost': 'حين يتجاوزك آخرون، مرة في اليوم على الأكثر.',
      'support-notice': 'حين نغيّر نقاطك أو اسمك أو شيئاً كتبته.',
    },
    email: {
      title: 'البريد الإلكتروني',
      to: (address) => `إلى ${address}. رموز الدخول تصل دائماً.`,
      none: 'تصل الرسائل إلى عنوان مؤكد فقط، ثم تختار هنا ما نراسلك بشأنه.',
      add: 'أضف بريدك أو أكّده',
      inArabic: 'رسائل بالعربية، لا بالإنجليزية',
      company: 'لمستخدمي الشركات',
    },
    push: {
      title: 'على هذا الجهاز',
      label: 'الإشعارات في هذا المتصفح',
      hint: 'حتى حين تكون الصفحة مغلقة.',
      notSetUp: 'لا تُرسل إشعارات من هنا.',
      reasons: {
        insecure: 'تتيح المتصفحات ذلك في الصفحات الآمنة (HTTPS) وحدها.',
        unsupported: 'هذا المتصفح لا يتيح ذلك. على iPhone أضف الصفحة إلى الشاشة الرئيسية أولاً.',
        blocked: 'متصفحك يحظر الإشعارات هنا. اضغط الرمز بجانب العنوان واسمح بها، ثم أعد تحميل الصفحة.',
      },
    },
    quiet: {
      title: 'ساعات الهدوء',
      description: 'بتوقيت دبي. نحتفظ بالرسائل حتى تنتهي. اجعل الوقتين متساويين لإيقافها.',
      from: 'من',
      until: 'إلى',
    },
  },
  unsubscribe: {
    title: 'إيقاف هذه الرسائل؟',
    titleOf: (kind) => `إيقاف رسائل البريد عن: ${kind}؟`,
    lead: 'ما نخبرك به بالبريد الإلكتروني، وكيف توقفه.',
    question: 'لن تصلك رسائل بريد من هذا النوع. وتبقى الأخبار في الوارد لديك.',
    incomplete: 'هذا الرابط ناقص. استخدم الرابط الموجود أسفل الرسالة، أو اختر رسائلك من الجرس أعلى الصفحة.',
    home: 'العودة إلى الرئيسية',
    confirm: 'أوقف هذه الرسائل',
    busy: 'لحظة…',
    doneTitle: 'تم',
    done: (kind) => `لا مزيد من الرسائل عن: ${kind}. يمكنك تشغيلها مجدداً من الوارد.`,
  },
};
