import type { arPreviewTexts as english } from './texts.en';
import type { Translation } from '../../kernel/i18n/translation';

export const arPreview: Translation<typeof english> = {
  open: 'معاينة AR',
  openFor: (product) => `لمنتج ${product}`,
  title: (product) => `معاينة AR: ${product}`,
  checking: 'جارٍ التحقق من إمكانات جهازك',
  unsupported: 'لا يدعم جهازك ميزات الواقع المعزز، لكن يمكنك معاينة المنتج.',
  elsewhere: 'شاركه مع هاتف مزود بكاميرا لتراه في غرفتك.',
  camera: {
    prompt: 'شاهده في غرفتك عبر الكاميرا. تبقى الصورة على هذا الجهاز.',
    asking: 'يسألك المتصفح عن الكاميرا. اختر «السماح» للمتابعة.',
    granted: 'الكاميرا جاهزة.',
    denied: 'الكاميرا محجوبة لهذه الصفحة. اسمح بها في المتصفح ثم حاول مجدداً.',
    allow: 'السماح باستخدام الكاميرا',
  },
  start: 'ابدأ معاينة AR',
  capture: 'التقاط',
  share: 'مشاركة',
  reset: 'إعادة الضبط',
  size: 'الحجم',
  stage: (product) => `${product} في غرفتك`,
  place: (product) => `ضع ${product}: اسحبه، أو اضغط حيث يجب أن يكون، أو استعمل مفاتيح الأسهم`,
  hint: 'اسحب المنتج، أو اضغط حيث يجب أن يكون.',
  stamp: (product) => `${product} · أبطال الكوكب`,
  sharedTitle: (product) => `${product} بالواقع المعزز`,
  sharedText: (product) => `شاهد ${product} في غرفتك:`,
  toasts: {
    loading: { title: 'جارٍ تحميل معاينة AR', description: (product) => `معاينة ${product}.` },
    active: { title: 'معاينة AR نشطة', description: 'وجّه الكاميرا إلى المكان المناسب.' },
    saved: { title: 'حُفظت اللقطة', description: (file) => `تجد ${file} بين التنزيلات.` },
    copied: { title: 'نُسخ الرابط', description: 'نُسخ رابط معاينة AR' },
    permission: { title: 'الكاميرا مطلوبة', description: 'يُرجى السماح باستخدام الكاميرا لمعاينة AR' },
    failed: 'لم تعمل الكاميرا. ربما يستعملها تطبيق آخر.',
    notSaved: 'تعذّر حفظ الصورة. يُرجى المحاولة مجدداً.',
  },
};
