import type { dubaiRewardsTexts as english } from './texts.en';
import type { Translation } from '../../kernel/i18n/translation';
import { counted, countedBottles, countedDays, countedHours, countedPoints } from '../../kernel/i18n/counted';
import { leftToRight } from '../../kernel/i18n/left-to-right';

export const dubaiRewards: Translation<typeof english> = {
  title: 'تحديات دبي ومكافآتها',
  lead: 'تحديات محلية لكل جزء من المدينة، ومكافآت من شركاء في جوارك.',
  showChallenges: 'استكشف التحديات',
  showRewards: 'تصفّح المكافآت',

  tabs: { label: 'تحديات أو مكافآت', challenges: 'تحديات دبي', rewards: 'مكافآت دبي' },

  loadingChallenges: 'جارٍ تحميل التحديات',
  loadingRewards: 'جارٍ تحميل المكافآت',
  noChallenges: 'لا توجد تحديات جارية الآن.',
  noRewards: 'لا توجد مكافآت متاحة الآن.',
  unavailable: 'تعذّر تحميل مكافآت دبي. يُرجى المحاولة لاحقاً.',
  retry: 'حاول مجدداً',

  expired: 'انتهى',
  daysLeft: (days, hours) =>
    hours === 0 ? `باقٍ ${countedDays(days)}` : `باقٍ ${countedDays(days)} و${countedHours(hours)}`,
  hoursLeft: (hours) => `باقٍ ${countedHours(hours)}`,
  lessThanAnHour: 'بقي أقل من ساعة',

  points: {
    label: 'نقاطك',
    available: 'نقطة يمكنك صرفها',
    demoAvailable: (name) => `نقطة لدى ${name}`,
    held: 'نقطة محجوزة',
    heldExplanation: 'يحجز الطلب نقاطه. تُصرف عند تسليم المكافأة، وتعود إليك إن لم تُسلَّم.',
    noneHeld: 'يحجز الطلب نقاطه حتى تسليم المكافأة. وإن لم تُسلَّم تعود إليك.',
    score: 'لا يخفض الطلب مستواك ولا مركزك أبداً.',
    earn: 'كيف تكسب النقاط',
    claims: 'شاهد مكافآتي',
  },

  challenge: {
    about: (zone) => `المكان: ${zone}`,
    reward: countedPoints,
    and: (item) => `و${leftToRight(item)}`,
    prize: (dayCount) => `استلم الجوائز من مكتبنا خلال ${countedDays(dayCount)} من بلوغ الهدف.`,
    collect: (item, place, day) => `${leftToRight(item)}: استلمها منا في ${place} قبل ${day}. أبرز هذه الصفحة.`,
    places: (taken, limit) => `حُجز ${taken} من ${limit} مقعداً`,
    participants: (count, text) =>
      count === 0
        ? 'كن أول المشاركين'
        : counted(text, {
          one: 'يشارك بطل واحد',
          two: 'يشارك بطلان',
          few: 'أبطال يشاركون',
          many: 'بطلاً يشاركون',
        }),
    placesLabel: (title) => `المقاعد المحجوزة في ${title}`,
    almostFull: 'يكاد يكتمل',
    full: 'مكتمل',
    join: 'انضم',
    joining: 'جارٍ الانضمام',
    joined: 'انضممت',
    completed: 'مكتمل',
    ended: 'انتهى',
    countsOnceJoined: 'تُحتسب نحو الهدف الصفقات التي تتأكد بعد انضمامك.',
    trade: 'استبدل هاتفاً',
    progressLabel: (title) => `تقدّمك في ${title}`,
    progress: (done, target) => `${done} من ${target}`,
    bottles: (_count, text) => countedBottles(text),
    earned: (points) => `كسبت ${countedPoints(points)}`,
  },

  reward: {
    from: (partner) => `من ${partner}`,
    only: (zone) => `لسكان ${zone} فقط`,
    setZone: 'حدّد منطقتك في ملفك',
    worth: 'القيمة',
    cost: countedPoints,
    left: (count, all) => `بقي ${count} من ${all}`,
    unlimited: 'بلا حد للعدد',
    lowStock: (count) => `بقي ${count} فقط`,
    claim: 'اطلبها',
    claimMore: 'اطلب واحدة أخرى',
    claiming: 'جارٍ الطلب',
    soldOut: 'نفدت',
    leaves: (points) => `يبقى لك ${countedPoints(points)}`,
    leavesDemo: (name, points) => `يبقى لدى ${name} ${countedPoints(points)}`,
    missing: (points) => `تنقصك ${countedPoints(points)}`,
    claimedOnce: 'طلبتها من قبل',
    claimed: 'طُلبت',
    receipt: 'شاهدها في مكافآتي',
  },

  claiming: {
    title: (count) => `هل تطلبها مقابل ${countedPoints(count)}؟`,
    leaves: (reward, count) => 
      `${leftToRight(reward)}. يبقى لك ${countedPoints(count)}. تصلك خلال 48 ساعة، وإلا عادت نقاطك.`,
    leavesDemo: (reward, name, count) =>
      `${leftToRight(reward)}. تجرّبها بنقاط ${name}، ويبقى منها ${countedPoints(count)}.`,
    keep: 'أحتفظ بنقاطي',
    confirm: 'اطلبها',
    address: {
      lead: 'إلى أين نرسلها؟ لا يرى هذا سوانا والشريك.',
      address: 'العنوان',
      addressHint: 'المبنى أو الفيلا، والشارع، والشقة، والمنطقة',
      contact: 'الاسم',
      phone: 'رقم الجوال',
      wrong: {
        address: 'اكتب إلى أين نرسلها.',
        contact: 'اكتب من يستلمها.',
        phone: 'اكتب رقم هاتف من 7 إلى 20 رقماً.',
      },
      to: (contact, address) => `تصل إلى ${contact}، ${address}`,
      missing: 'نحتاج إلى عنوانك لنرسلها.',
      add: 'أضف العنوان',
      change: 'غيّر العنوان',
      save: 'احفظ العنوان',
      cancel: 'إلغاء',
      failed: 'تعذّر حفظ عنوانك. أضفه في الإيصال.',
    },
  },

  toasts: {
    joined: { title: 'انضممت إلى التحدي!', description: 'تم انضمامك إلى التحدي بنجاح. ابدأ العمل نحو هدفك!' },
    joinFailed: 'تعذّر الانضمام إلى التحدي. يُرجى المحاولة مجدداً.',
    claimed: { title: 'طُلبت المكافأة!', description: 'تم طلب مكافأتك بنجاح وستُجهَّز قريباً.' },
    claimFailed: 'تعذّر طلب المكافأة. يُرجى التحقق من نقاطك والمحاولة مجدداً.',
  },

  claims: {
    title: 'مكافآتي',
    lead: 'يتجدد هذا مع تجهيز مكافأتك.',
    loading: 'جارٍ تحميل طلباتك',
    empty: 'لم تطلب شيئاً بعد. تُحفظ إيصالاتك هنا.',
    failed: 'تعذّر تحميل طلباتك.',
    more: (count) => `عرض جميع الطلبات: ${count}`,
    code: 'رقم الإيصال للاستفسار',
    ownCode: 'رمزك أو حجزك',
    comes: 'يصل الرمز أو الحجز إلى هنا، ونرسل إليك رسالة.',
    copy: 'انسخ',
    copied: 'نُسخ',
    spent: {
      claimed: 'نقاط محجوزة',
      processing: 'نقاط محجوزة',
      fulfilled: 'نقاط مصروفة',
      expired: 'نقاط مُعادة',
    },
    worth: 'القيمة',
    partner: 'الشريك',
    due: 'تصلك قبل',
    reason: (reason) => `ملاحظة: ${reason}`,
    timeline: (title) => `ما جرى مع ${title}`,
    steps: { claimed: 'طُلبت', processing: 'قيد التجهيز', fulfilled: 'سُلّمت', expired: 'انتهت' },
    ahead: 'لم يحن بعد',
  },
};
