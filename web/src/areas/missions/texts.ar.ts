import type { SponsorshipObjection } from '@planet-heroes/contracts/areas/missions/tiers';
import type { partnersTexts as english } from './texts.en';
import type { Translation } from '../../kernel/i18n/translation';
import { counted } from '../../kernel/i18n/counted';
import { leftToRight } from '../../kernel/i18n/left-to-right';

const OBJECTIONS: Record<SponsorshipObjection, string> = {
  unknown_sponsor: 'نتحدث أولاً مع كل راعٍ جديد.',
  invalid_amount: 'المبلغ لا يناسب الفئة.',
  mission_closed: 'اكتملت المهمة.',
  mission_over_funded: 'تحتاج المهمة الآن إلى أقل من هذا المبلغ.',
};

export const partners: Translation<typeof english> = {
  title: 'قف مع أبطال دبي',
  lead: 'الداعمون والسفراء يحملون الفكرة أبعد، والرعاة يموّلون مهمات تنقّي الماء والهواء والأرض.',
  tabs: { label: 'داعمون أو رعاة', champions: 'الداعمون', sponsors: 'الرعاة' },

  champions: {
    title: 'كن داعماً',
    lead: 'ثلاث طرق لتكون في المقدمة حيث تسكن أو تدرس أو تعمل. اختر ما يناسب أيامك، وزرّه يبدأ رسالة بريد إلينا.',
    tiers: {
      gold: {
        name: 'داعم ذهبي',
        text: 'يقود مجتمعاً كاملاً.',
        benefits: [
          'مهمة تحمل اسم مجتمعك',
          'المقعد الأول عند إطلاق كل مهمة جديدة',
          'أرقام أثر مجتمعك كل شهر',
          'جهة اتصال تجيبك في اليوم نفسه',
          'صورتك في هذه الصفحة',
        ],
        action: 'كن داعماً ذهبياً',
      },
      silver: {
        name: 'داعم فضي',
        text: 'يكبر به الحي.',
        benefits: [
          'حقيبة بداية لأيام الجمع',
          'دعوات إلى أيام التنظيف والجولات',
          'أرقام أثر حيّك كل ثلاثة أشهر',
          'اسمك في هذه الصفحة',
        ],
        action: 'كن داعماً فضياً',
      },
      bronze: {
        name: 'داعم برونزي',
        text: 'يبدأ بدائرة أصدقاء.',
        benefits: ['شارة داعم في ملفك', 'ملصقات ونصوص للمشاركة', 'مكان في قناة الداعمين'],
        action: 'كن داعماً برونزياً',
      },
    },
    ambassador: {
      name: 'برنامج السفراء',
      text: 'يتحدث السفراء باسم أبطال الكوكب في المدارس والمكاتب وعلى المنصات. علينا التدريب والمواد، وعليك الصوت.',
      benefits: [
        'يومان من التدريب في دبي',
        'محاضرات وأفلام ونماذج تأخذها معك',
        'نفقات مدفوعة، ونقاط عن كل بطل ينضم عبرك',
      ],
    },
    apply: 'تقدّم لتكون سفيراً',
    contact: {
      title: 'حدّثنا عن نفسك',
      text: 'اكتب أو اتصل: من أنت، وأين تنشط، وأي دور تريد. نجيب خلال يومي عمل.',
      begun: (role) => `${role}: اضغط عنواننا لتُفتح الرسالة التي بدأناها لك.`,
      letter: 'اسمي:\nأين أنشط:\nما أود أن أفعله:',
    },
  },

  explainer: {
    title: 'كيف تعمل الرعاية',
    lead: 'يذهب مالك إلى مهمة واحدة، وترى ما يحققه فيها.',
    steps: [
      { title: 'اختر مهمة', text: 'ماء أو طاقة أو طبيعة أو نفايات أو نقل: تُظهر كل مهمة ما لديها وما ينقصها.' },
      { title: 'اختر فئة', text: 'تحدد الفئة المبلغ الأدنى، ويمكنك أن تعطي أكثر ضمنها.' },
      { title: 'نعتمدها', text: 'ترى هنا أين وصلت رعايتك، ولماذا.' },
      { title: 'شاهدها تتقدّم', text: 'يبيّن شريط المهمة التعهّدات: يرتفع لحظة اعتماد رعايتك.' },
    ],
  },
  programmes: {
    title: 'برنامجان للشركات',
    enterprise: {
      name: 'رعاية المؤسسات',
      text: 'للشركات التي تريد مهمة باسمها وأرقاماً لتقريرها السنوي.',
    },
    community: {
      name: 'رعاية المجتمع',
      text: 'للمتاجر والمدارس والفرق التي تريد تحريك شيء في جوارها.',
    },
    perMonth: (amount) => `${leftToRight(`${amount}+`)} شهرياً`,
    missions: (count) => `${leftToRight(`${count}+`)} مهمة شهرياً`,
  },
  why: {
    title: 'لماذا الرعاية',
    reasons: [
      { title: 'أرقام مكشوفة', text: 'كل درهم مسجَّل، والمجاميع مباشرة، ونبيّن كيف نحسب.' },
      { title: 'قريب من الناس', text: 'اسمك ورسالتك مع المهمة، يقرؤهما الجميع.' },
      { title: 'جاهز لتقريرك', text: 'ما لدى كل مهمة وكيف نحسبه مكشوف: انقله كما هو.' },
    ],
  },

  sponsor: {
    title: 'ارعَ مهمة',
    lead: 'ثلاث خطوات، ولا يُدفع شيء قبل اعتماد رعايتك.',
    loading: 'جارٍ تحميل المهمات',
    failed: 'تعذّر تحميل المهمات.',
    retry: 'حاول مجدداً',
    missionLegend: '1. اختر مهمة',
    tierLegend: '2. اختر فئة',
    missionMissing: 'اختر مهمة أولاً.',
    tierMissing: 'اختر فئة أولاً.',
    showAll: 'اعرض جميع المهمات',
    review: 'أدخل المبلغ',
    confirmTitle: '3. أكّد رعايتك',
  },
  mission: {
    status: { active: 'جارية', funding: 'قيد التمويل', completed: 'مكتملة' },
    funded: 'ممولة بالكامل',
    funding: (current, goal) => `${current} من ${goal}`,
    percent: (percent) => `تعهّدات ${leftToRight(`${percent}%`)}`,
    fundingLabel: (title) => `تمويل ${title}`,
    participants: (count) => counted(count, { one: 'مشارك واحد', two: 'مشاركان', few: 'مشاركين', many: 'مشاركاً' }),
    everywhere: 'كل دبي',
    sponsors: {
      title: 'الرعاة',
      of: (mission) => `: ${mission}`,
      none: 'لا أحد عبر هذه الصفحة بعد.',
      failed: 'تعذّر تحميل الرعاة.',
    },
  },
  tier: {
    from: (amount) => `من ${amount}`,
    range: (min, max) => `من ${min} إلى ${max}`,
    more: (count) => counted(count, { one: 'ومزية أخرى', two: 'ومزيتان أخريان', few: 'مزايا أخرى', many: 'مزية أخرى' }),
  },
  form: {
    mission: 'المهمة',
    tier: 'الفئة',
    noMission: 'لم تُختر مهمة بعد',
    noTier: 'لم تُختر فئة بعد',
    amount: 'المبلغ (بالدرهم)',
    amountHint: (minimum) => `${minimum} على الأقل`,
    amountError: (minimum) => `الحد الأدنى ${minimum}.`,
    amountMissing: 'أدخل مبلغاً بالدرهم.',
    amountFraction: 'أدخل الدراهم والفلوس بخانتين عشريتين على الأكثر.',
    message: 'الرسالة',
    messageHint: (length) => `تظهر مع اسمك على المهمة. حتى ${length} حرف.`,
    messageTooLong: (length) => `الحد الأقصى للرسالة ${length} حرف.`,
    messageWrong: 'في الرسالة أحرف لا يمكن عرضها.',
    anonymous: 'من دون اسم',
    anonymousHint: 'لا يرى اسمك ورسالتك أحد سوى فريقنا.',
    submit: 'ارعَ هذه المهمة',
    processing: 'جارٍ التنفيذ...',
    cancel: 'إلغاء',
  },
  toasts: {
    missing: { title: 'ينقص اختيار', description: 'يُرجى اختيار مهمة وفئة رعاية معاً.' },
    created: { title: 'أُنشئت الرعاية!', description: 'أُرسلت رعايتك للمهمة إلى الاعتماد.' },
    failedTitle: 'لم تنجح الرعاية',
    failed: 'تعذّر إنشاء الرعاية',
  },
  own: {
    title: 'رعاياتك',
    states: { submitted: 'مُرسلة', in_review: 'قيد المراجعة', approved: 'معتمدة', declined: 'غير مقبولة' },
    isPaid: 'مدفوعة',
    another: 'اختر مهمة أخرى',
    explanations: {
      submitted: 'بانتظار الاعتماد.',
      in_review: 'ينظر فيها أحد أفراد فريقنا.',
      approved: 'شكراً لك. سُجّل تعهّدك للمهمة.',
      declined: 'لم تُقبل، ولم يُدفع شيء.',
    },
    next: 'يصلك ردّنا هنا وبالبريد الإلكتروني، ومعه طريقة الدفع.',
    policy: (_reason, objections) => [...objections.map((objection) => OBJECTIONS[objection]), 'سينظر فيها فريقنا.'].join(' '),
    demo: 'عرض تجريبي: لا يُدفع شيء.',
    paid: (date) => `مدفوعة: وصل المبلغ في ${date}.`,
    ourTeam: 'فريقنا:',
    toPay: {
      title: 'للدفع بتحويل مصرفي',
      amount: 'المبلغ',
      reference: 'المرجع',
      account: 'الحساب',
      copy: 'نسخ',
      copied: 'تم النسخ',
      ask: {
        title: 'اطلب حسابنا المصرفي',
        text: 'الرسالة جاهزة: أرسلها فقط، ونرسل إليك الحساب في الرد.',
        action: 'اكتب الرسالة',
        to: 'تصل إلى',
      },
      transfer: 'حوّل هذا المبلغ تماماً مع ذكر المرجع',
      confirm: {
        title: 'نؤكّد وصوله',
        text: 'عند وصول المبلغ تظهر هنا «مدفوعة» ونراسلك. ويبقى تعهّدك للمهمة حتى ذلك الحين.',
      },
      questions: 'للأسئلة عن الدفع:',
      subject: (code, amount) => `دفع الرعاية ${code}، ${amount}`,
      request: (code, amount) => `أرجو إرسال الحساب المصرفي لرعايتي.\n\nالمرجع: ${code}\nالمبلغ: ${amount}`,
    },
    amount: (amount, tier) => `${amount}، ${tier}`,
    anonymous: 'من دون اسم',
  },
  closing: { title: 'هل نفعلها معاً؟', partner: 'كن شريكاً', more: 'اعرف المزيد' },
};
