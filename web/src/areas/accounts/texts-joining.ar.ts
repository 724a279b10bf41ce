import type { joiningTexts as english } from './texts-joining.en';
import type { Translation } from '../../kernel/i18n/translation';
import { countedPoints, countedPointsOf } from '../../kernel/i18n/counted';
import { isolated, leftToRight } from '../../kernel/i18n/left-to-right';

export const joining: Translation<typeof english> = {
  free: 'انضم مجاناً',
  loading: 'جارٍ التعرّف عليك',
  demo: 'تتجوّل الآن باسم بطلنا التجريبي الذي يشترك فيه كل الزوار. انضم لتكون لك نقاطك.',
  guest: 'أنت ضيف: ما تفعله محفوظ في هذا المتصفح ولا يظهر على اللوحة. انضم لتحتفظ به كله.',
  signIn: {
    back: ['تسجيل الدخول', 'برمز نرسله إليك أو بمفتاح مرور. بلا كلمة مرور.'],
    address: ['أضف بريدك الإلكتروني', 'نرسل إليه رمزاً، ويبقى استبدالك باسمك.'],
    company: ['افتحوا حساب شركتكم', 'سجّلوا الدخول ببريد العمل، ثم سجّلوا الشركة أو اقبلوا دعوتكم.'],
    question: 'هل أنت بطل بالفعل؟',
    action: 'سجّل الدخول',
    newHere: 'هل أنت جديد هنا؟',
    join: 'انضم مجاناً',
  },
  failed: {
    title: 'تعذّر الوصول إلى حسابك',
    description: 'لم يستجب الخادم. يُرجى المحاولة مجدداً بعد لحظات.',
    retry: 'حاول مجدداً',
  },
  fields: {
    name: {
      label: 'اسمك',
      hint: 'كما سيظهر في لوحة الصدارة.',
      error: 'يُرجى إدخال اسم فيه حرف واحد على الأقل و60 حرفاً على الأكثر.',
    },
    email: {
      label: 'البريد الإلكتروني',
      error: `أدخل عنواناً كاملاً، مثل ${leftToRight('layla@example.com')}.`,
    },
    phone: {
      label: 'الهاتف',
      placeholder: leftToRight('+971 50 123 4567'),
      error: `يُرجى إدخال 7 إلى 20 رقماً، مع ${leftToRight('+')} أو من دونها.`,
    },
    zone: { label: 'المنطقة', placeholder: 'اختر منطقتك', error: 'يُرجى اختيار إحدى المناطق.' },
    code: {
      label: 'رمز الإحالة',
      hint: 'إن أعطاك صديق رمزاً.',
      fromLink: 'من رابط صديقك.',
      wrongLink: 'الرمز في رابطك ليس من رموزنا. تحقق منه مع صديقك، أو اتركه فارغاً.',
      error: 'يتكوّن الرمز من HERO وستة أحرف أو أرقام، مثل HERO1A2B3C.',
    },
  },
  join: {
    title: 'انضم مجاناً',
    description: (first, total) =>
      `${countedPoints(first)} لحظة انضمامك، وأكثر من ${countedPointsOf(total)} حين تكمل خطواتك الأولى. بلا كلمة مرور.`,
    friend: 'صديق',
    invitedBy: (name) => `دعوة من ${isolated(name)}`,
    invited: (points, voucher) =>
      `انضم مجاناً ونل ${countedPointsOf(points)} فوراً. بعد أول صفقة مؤكدة لك، يحصل كل منكما على قسيمة مطعم بقيمة ${voucher}`,
    emailHint: 'لأخبار استبدالاتك، بعد أن تؤكده. يمكنك إضافته لاحقاً.',
    submit: 'انضم مجاناً',
    busy: 'جارٍ الانضمام…',
    smallPrint: 'يُبقيك هذا المتصفح مسجّلاً. يمكنك في أي وقت تنزيل كل ما نحتفظ به عنك أو حذفه.',
  },
  profile: {
    title: 'ملفك الشخصي',
    welcome: (name) => `أهلاً بك، ${name}`,
    points: {
      label: 'نقاطك',
      unit: 'من نقاط الكوكب',
      joined: (points) => `صرت بطلاً: ${leftToRight(`+${points}`)} نقطة للانضمام.`,
      completed: (points) => `اكتمل ملفك: ${leftToRight(`+${points}`)} نقطة.`,
    },
    steps: {
      points: (points) => leftToRight(`+${points}`),
      joining: 'للانضمام',
      profile: 'لإكمال الملف',
      friend: 'لأول صديق',
      done: 'تم',
      open: 'لم يتم بعد',
    },
    badges: { label: 'شاراتك', none: 'أول صفقة مؤكدة لك تجلب لك أول شارة.', since: (day) => `منذ ${day}` },
    tabs: { label: 'أقسام ملفك', profile: 'الملف', friends: 'الأصدقاء', data: 'بياناتك' },
    toComplete: (points) => `أضف اسمك وبريدك وهاتفك ومنطقتك لتكسب ${countedPointsOf(points)}.`,
    complete: 'ملفك مكتمل. يمكنك تعديله متى شئت.',
    save: 'احفظ الملف',
    saving: 'جارٍ الحفظ…',
    saved: 'تم الحفظ.',
    board: {
      label: 'أظهرني على لوحة الصدارة',
      on: 'أوقف هذا الخيار فيغادر اسمك اللوحة وكل مكان يراه فيه الآخرون.',
      off: 'لا يراك الآخرون، وتبقى نقاطك وترتيبك ومكافآتك لك.',
    },
  },
  data: {
    export: {
      title: 'خذ بياناتك معك',
      description: 'ملف واحد فيه كل ما نحتفظ به عنك: الملف الشخصي والنقاط والصفقات والمشاركات والمكافآت والتحديات.',
      download: 'نزّل بياناتي',
    },
    leave: {
      title: 'احذف حسابك',
      description: 'يُزال اسمك وبريدك وهاتفك ومنطقتك ومشاركاتك من كل مكان، وتغادر لوحة الصدارة.',
      start: 'احذف حسابي',
      question: 'هل تريد حذف حسابك وجميع نقاطك نهائياً؟ لا يمكن لأحد استعادتها.',
      inCodes: (amount) => `لديك ${amount} في رموز. دوّنها أولاً: تبقى سارية، لكننا لن نستطيع عرضها مجدداً.`,
      givenUp: (amount) => `تتخلى عن ${amount}: رصيد لم تنفقه، أو مال لا حساب له يُحوَّل إليه.`,
      stillPaid: (amount) => `يُحوَّل مبلغ ${amount} إلى الحساب الذي حددته.`,
      moneyUnknown: 'تتخلى أيضاً عن الرصيد الذي لم تنفقه.',
      phones: (devices) =>
        `لدينا: ${devices}. لا يمكن بعدها أن نعيده إليك، فعنوانك يُحذف أيضاً.`,
      claims: 'لا يمكننا بعدها أن نرسل إليك مكافأة طلبتها.',
      keep: 'أبقِ حسابي',
      confirm: 'احذف نهائياً',
      busy: 'جارٍ الحذف…',
      done: 'تم حذف حسابك',
      doneDescription: 'حُذف اسمك وبيانات التواصل معك. وأي تحويل مستحق لك يبقى حسابه إلى أن يُدفع.',
    },
  },
};
