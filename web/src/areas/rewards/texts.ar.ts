import type { rewardsTexts as english } from './texts.en';
import type { Translation } from '../../kernel/i18n/translation';
import { countedHours, countedPoints, countedPointsOf } from '../../kernel/i18n/counted';

export const rewards: Translation<typeof english> = {
  title: 'حوّل نقاطك إلى شيء حقيقي',
  lead: 'اصرف نقاط الكوكب على عرض من شركائنا أو مكافأة أو تجربة لا تُنسى.',
  collect: 'ابدأ جمع النقاط',
  viewAll: 'شاهد جميع المكافآت',
  standing: {
    label: 'نقاطك القابلة للاستبدال',
    example: 'مثال: بطل جديد',
    available: 'النقاط المتاحة',
    toNext: (points) => `${countedPoints(points)} إلى المستوى التالي`,
  },
  own: {
    have: 'لديك',
    unit: 'نقطة يمكنك صرفها',
    unknown: 'النقاط التي كسبتها يمكن صرفها',
    text: 'يمكنك أن تطلب بها مكافآت شركائنا في دبي.',
    tryDemo: (join, name, points) => `${join} وحتى ذلك الحين جرّب بنقاط ${name}، وعددها ${points}.`,
    link: 'مكافآت دبي',
  },
  open: {
    title: 'اطلبها اليوم في دبي',
    lead: 'هذه المكافآت متاحة الآن، وتُحجز نقاطها عند الطلب.',
    none: 'لا شيء متاح الآن. عُد قريباً.',
    missing: (points) => `ينقصك ${points}`,
    enough: 'نقاطك تكفي',
    all: 'شاهد جميع مكافآت دبي',
    only: (zone) => `لسكان ${zone} فقط`,
  },
  ways: {
    title: 'ثلاث طرق لاستعمال ما تكسبه',
    credits: {
      title: 'رصيد لنظام المياه',
      text: 'يُخصم رصيد استبدالك من سعر نظام المياه. أما النقاط فلا تُخصم منه.',
      textWithoutStore: 'يُخصم رصيد استبدالك من سعر نظام المياه حين يفتح متجرنا هنا. أما النقاط فلا تُخصم منه.',
      link: 'استعمله عند الدفع',
    },
    offers: { title: 'عروض الشركاء', text: 'قسائم وهدايا صغيرة من شركائنا في أنحاء المدينة.', link: 'شاهد العروض' },
    badges: {
      title: 'شارات وامتيازات',
      text: 'تظهر الشارات إلى جانب اسمك، وتأتي الامتيازات مع مستواك.',
      link: 'شاهد من نالها',
    },
  },
  card: {
    popular: 'الأكثر طلباً',
    points: 'نقطة',
    price: { special: 'نقطة، سعر خاص', regular: 'نقطة، السعر المعتاد' },
    redeem: (points) => `استبدل (تحتاج ${countedPointsOf(points)})`,
    comingSoon: 'قريباً',
  },
  preview: { badge: 'للاطّلاع', title: 'تُتاح لاحقاً: لا يمكن طلب ما يلي بعد.', unfold: 'شاهد المكافآت القادمة' },
  featured: {
    title: 'مكافآت مختارة',
    lead: 'مختاراتنا لهذا الشهر بأسعار خاصة. تُتاح لاحقاً.',
    items: {
      'iphone-17-pro-max': { name: 'iPhone 17 Pro Max', value: 'جديد في علبته' },
      'premium-water-system': { name: 'نظام مياه فاخر', value: 'ماء نقي من صنبور بيتك' },
      'vip-experience': { name: 'تجربة كبار الضيوف', value: 'أمسية على الماء لشخصين' },
    },
  },
  categories: {
    title: 'من أين تبدأ المكافآت',
    technology: 'التقنية',
    waterSystems: 'أنظمة المياه',
    lifestyle: 'أسلوب الحياة',
    experiences: 'التجارب',
  },
  catalogue: {
    title: 'جميع المكافآت',
    lead: 'القائمة كاملة بأسعارها المعتادة. تُتاح لاحقاً.',
    filterLabel: 'نوع المكافأة',
    filters: { all: 'الكل', tech: 'تقنية', water: 'مياه', food: 'طعام' },
    worth: (price) => `بقيمة ${price}`,
    items: {
      'iphone-17-pro-max': { name: 'iPhone 17 Pro Max', value: 'جديد في علبته' },
      'water-system': { name: 'نظام مياه', value: 'ماء نقي من صنبور بيتك' },
      'shower-filter': { name: 'مرشّح دُش أيوني', value: 'ماء ألطف في الدُش' },
      'solar-charger': { name: 'شاحن شمسي', value: 'يشحن الهاتف من ضوء الشمس' },
      'partner-lunch': { name: 'قسيمة مطبخ شريكنا', value: 'وجبة في الخليج التجاري' },
      'partner-dinner': { name: 'عشاء لشخصين', value: 'في مطبخ شريكنا' },
    },
  },
  how: {
    title: 'كيف يتم الاستبدال',
    steps: (hours) => [
      { title: 'اختر المكافأة', text: 'ابحث في القائمة عمّا يعجبك.' },
      { title: 'أكّد النقاط', text: 'اعرف كم تكلّف وكم يتبقى لك.' },
      { title: 'تجهيز الطلب', text: 'نحجز النقاط ونجهّز مكافأتك.' },
      { title: 'استلم المكافأة', text: `تصلك خلال ${countedHours(hours)}.` },
    ],
  },
  closing: 'كل مكافأة تبدأ بنقطة أولى',
};
