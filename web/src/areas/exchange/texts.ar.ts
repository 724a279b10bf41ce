import type { exchangeTexts as english } from './texts.en';
import type { Translation } from '../../kernel/i18n/translation';
import { countedDays, countedHours } from '../../kernel/i18n/counted';

export const exchange: Translation<typeof english> = {
  eyebrow: 'الاستبدال',
  title: 'هاتفك القديم يستحق أكثر من درج',
  lead: 'اعرف قيمته في ثوانٍ، واختر ما تريده مقابله، وأرسله إلينا مجاناً.',
  benefitsTitle: 'ما الذي يجلبه لك هاتفك',
  benefitsLead: 'ندفع لك كما تختار: رصيد لدينا، أو تحويل مصرفي إلى حسابك. والنقاط فوق ذلك.',
  benefits: {
    credit: {
      title: 'رصيد في المتجر',
      text: 'رصيد لدينا يصلك فوراً. حوّله إلى رمز واستخدمه عند الدفع.',
      textWithoutStore: 'رصيد لدينا يصلك فوراً. يفتح متجرنا هنا لاحقاً، ورصيدك محفوظ حتى ذلك الحين.',
    },
    product: {
      title: 'استبدال بمنتج',
      text: 'ضع رصيدك نحو نظام مياه أو آيفون مجدد أحدث، وادفع الفرق فقط.',
      textWithoutStore: 'حين يفتح متجرنا هنا: ضع رصيدك نحو نظام مياه أو آيفون مجدد أحدث.',
    },
    points: { title: 'نقاط الكوكب', text: 'كل استبدال يضيف نقاطاً فوق القيمة. ترفع مستواك بين الأبطال وتفتح المكافآت.' },
  },
  howTitle: 'كيف يتم ذلك',
  steps: {
    evaluate: { title: 'قيّم', text: 'اختر الطراز والحالة في المحاكي لتعرف القيمة فوراً.' },
    choose: { title: 'اختر', text: 'رصيد لدينا، أو تحويل مصرفي إلى حسابك خلال يومَي عمل.' },
    ship: { title: 'أرسل الجهاز', text: 'يستلمه مندوب في دبي، أو تحضره، أو ترسله بالبريد مجاناً.' },
    receive: { title: 'نل القيمة', text: (hours) => `تصبح لك خلال ${countedHours(hours)} من التحقق.` },
  },
  guarantee: {
    title: 'ضمان القيمة لدينا',
    lead: 'السعر الذي تراه هو السعر الذي نلتزم به.',
    locked: (days) => `العرض مثبت ${countedDays(days)}`,
    processed: (hours) => `تتم المعالجة خلال ${countedHours(hours)} من التحقق`,
    shipping: 'شحن مجاني',
  },
  requotes: {
    title: 'كم مرة يثبت السعر',
    share: (percent, phones) => `من كل 100 هاتف، تبيّن أن ${percent} أقل قيمة من عرضها. فحصنا حتى الآن ${phones}.`,
    why: 'ما وجدناه:',
    reason: (question, phones) => `${question}: ${phones}`,
    questions: {
      screen: 'شاشة أسوأ مما وُصف', back: 'ظهر أو إطار أسوأ مما وُصف', battery: 'بطارية أضعف مما وُصف',
      faceId: 'بصمة الوجه لا تعمل', water: 'آثار ماء',
    },
    yours: 'إذا حدث ذلك، ترى الصور والسعر الجديد: اقبله، أو يعود هاتفك إليك مجاناً.',
  },
  closing: { title: 'جاهزون متى كنت جاهزاً', start: 'ابدأ الاستبدال', more: 'اعرف المزيد' },
};
