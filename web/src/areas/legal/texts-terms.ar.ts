import type { termsTexts as english } from './texts-terms.en';
import type { Translation } from '../../kernel/i18n/translation';
import { countedDays, countedHours, countedYears } from '../../kernel/i18n/counted';
import { leftToRight } from '../../kernel/i18n/left-to-right';

export const terms: Translation<typeof english> = {
  title: 'الشروط',
  lead: 'قواعد الاستبدال وأنظمة المياه والنقاط والشراكات.',
  facts: {
    filtration: 'كفالة على قطع الترشيح',
    electronics: 'كفالة على الإلكترونيات',
    moneyBack: 'ضمان استرداد المال',
    installation: 'من التوصيل إلى التركيب على الأكثر',
    repair: 'حتى الإصلاح الطارئ في دبي',
    parts: 'من قطع الغيار',
  },
  sections: (figures) => [
    {
      id: 'services',
      title: 'خدماتنا',
      paragraphs: [
        'تحوّل أبطال الكوكب الأجهزة المستعملة إلى رصيد لماء نقي، والأفعال إلى نقاط. وتسري هذه الشروط على كل ذلك:',
      ],
      points: [
        { title: 'استبدال الأجهزة', text: 'نقيّم الأجهزة المستعملة ونستلمها ونشتريها.' },
        { title: 'أنظمة المياه', text: 'نوصل أنظمة AquaCafe ونركّبها ونعتني بها.' },
        {
          title: 'تدوير النفايات الإلكترونية',
          text: 'ما لا يمكن استعماله مجدداً يذهب إلى شريكنا للتدوير البيئي.',
        },
        { title: 'المجتمع', text: 'نقاط الكوكب ولوحة الصدارة والتحديات والمكافآت.' },
        { title: 'منصة التداول بالذكاء الاصطناعي', text: 'غير متاحة بعد، وستكون لها شروطها الخاصة.' },
      ],
    },
    {
      id: 'trade-in',
      title: 'استبدال الآيفون',
      points: [
        {
          title: 'ما نقبله',
          text: `${
            leftToRight(figures.oldestAcceptedPhone)
          } أو أحدث. نسعّر حالياً من ${leftToRight(figures.firstPriced)} إلى ${leftToRight(figures.lastPriced)}. يجب أن يكون ملكك لتبيعه، ومسجَّل الخروج من كل الحسابات.`,
        },
        {
          title: 'العرض',
          text: `يبقى سعر العرض المثبت ${
            countedDays(figures.quoteLockDays)
          }. ويمكنك الانسحاب في أي وقت حتى يصلنا جهازك.`,
        },
        {
          title: 'الفحص',
          text:
            'إن كان الجهاز غير ما وُصف أو في حالة أخرى، نخبرك أولاً بالقيمة الجديدة. ويمكنك رفضها واستعادة الجهاز مجاناً.',
        },
        {
          title: 'الدفع',
          text: 'تختار رصيداً لدينا يصلك فوراً وتستخدمه رمزاً عند الدفع، أو تحويلاً مصرفياً إلى حسابك يخرج خلال يومَي عمل من محو البيانات.',
        },
        {
          title: 'بياناتك',
          text: `تُمحى بيانات كل جهاز وفق معيار ${
            leftToRight(figures.dataWipeStandard)
          }، بطريقة ${leftToRight('NIST SP 800-88 Purge')} كما تذكر شهادته. يُرجى نسخ ما تريد الاحتفاظ به: لا يمكن استعادته.`,
        },
      ],
    },
    {
      id: 'water-systems',
      title: 'أنظمة AquaCafe',
      points: [
        { title: 'التركيب', text: `خلال ${countedHours(figures.installationHours)} من التوصيل.` },
        {
          title: 'الكفالة',
          text: `${countedYears(figures.filtrationWarrantyYears)} على قطع الترشيح و${
            countedYears(figures.electronicsWarrantyYears)
          } على الإلكترونيات، من يوم التركيب.`,
        },
        {
          title: 'استرداد المال',
          text: `ضمان استرداد خلال ${countedDays(figures.moneyBackDays)}. نفكّ النظام ونعيد ما دفعته.`,
        },
        {
          title: 'الإصلاح الطارئ',
          text: `خلال ${countedHours(figures.emergencyRepairHours)} في دبي، في أي وقت من اليوم.`,
        },
        { title: 'قطع الغيار', text: `متوفرة مدة ${countedYears(figures.replacementPartsYears)} بعد الشراء.` },
      ],
    },
    {
      id: 'community',
      title: 'قواعد المجتمع والنقاط',
      points: [
        { title: 'كن لطيفاً', text: 'اكتب كما تحدّث جارك. نزيل ما يسيء أو يخدع أو يعلن.' },
        {
          title: 'تُكسب ولا تُشترى',
          text: 'تأتي النقاط من أفعال مؤكدة، وتخص بطلاً واحداً، ولا تُباع ولا تُهدى ولا تُصرف نقداً.',
        },
        {
          title: 'الطلبات',
          text: 'يحجز الطلب نقاطه. تُصرف عند تسليم المكافأة، وتعود إن لم تُسلَّم في موعدها.',
        },
        { title: 'اللعب النزيه', text: 'تُسحب نقاط الصفقات الوهمية والأصدقاء المختلقين والتسجيل الآلي.' },
        {
          title: 'التغييرات',
          text: `نُعلن تغيير طرق كسب النقاط وصرفها، وانتهاء أي برنامج، قبل ${
            countedDays(figures.changeNoticeDays)
          } على الأقل.`,
        },
      ],
    },
    {
      id: 'partnerships',
      title: 'برامج الشراكة',
      points: [
        {
          title: 'مندوبو التوصيل',
          text:
            `يوصل المندوبون ويستلمون باسمنا ويحافظون على تقييم لا يقل عن ${figures.deliveryAgentMinimumRating} نجوم. ودونه تتوقف شراكتهم حتى نتحدث في الأمر.`,
        },
        { title: 'شريك التدوير البيئي', text: 'يثبت عن كل حمولة ما صارت إليه، حتى المادة.' },
        {
          title: 'الداعمون والسفراء',
          text: 'يتحدثون باسم الفكرة ويحق لهم استعمال اسمنا لها. ولا يوقّعون شيئاً نيابة عنا.',
        },
        { title: 'الرعاة', text: 'تُحتسب الرعاية بعد اعتمادها. وما لم يُعتمد لا يُدفع.' },
        {
          title: 'الإنهاء',
          text: `يحق لأي طرف إنهاء الشراكة بإشعار قبل ${countedDays(figures.changeNoticeDays)}.`,
        },
      ],
    },
    {
      id: 'liability',
      title: 'حدود المسؤولية',
      paragraphs: [
        'نتحمل المسؤولية بلا حد عمّا نفعله عمداً أو بإهمال جسيم، وحيثما لا يجيز القانون غير ذلك.',
        'وفي ما عدا ذلك نتحملها حتى ثمن ما اشتريته أو قيمة ما استبدلته، لا عن ربح فائت أو بيانات مفقودة.',
        'تُقدَّم التقديرات وأرقام الأثر وعروض الشركاء بعناية، وقد تتغير.',
      ],
    },
    {
      id: 'disputes',
      title: 'النزاعات',
      paragraphs: [
        'يُرجى التحدث إلينا أولاً: يُحل كل شيء تقريباً خلال أيام قليلة.',
        'يسري قانون دولة الإمارات العربية المتحدة، وتختص محاكم دبي بالنزاعات.',
      ],
      hasContact: true,
    },
  ],
};
