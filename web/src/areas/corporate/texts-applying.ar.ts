import { isolated } from '@planet-heroes/contracts/kernel/text/isolated';
import type { Translation } from '../../kernel/i18n/translation';
import type { corporateApplyingTexts as english } from './texts-applying.en';

export const corporateApplying: Translation<typeof english> = {
  button: 'تصحيح البيانات وإعادة التقديم',
  askAdmin: 'يمكن لأحد مسؤوليها تصحيح ذلك وإعادة التقديم.',
  title: (name) => `تصحيح بيانات ${isolated(name)} وإعادة التقديم`,
  reason: (reason) => `سبب مكتبنا: ${isolated(reason)}`,
  submit: 'إعادة التقديم',
  done: 'أُرسل الطلب',
  doneText: (name) => `${isolated(name)} بانتظار موافقة مكتبنا. سنخبركم بالبريد الإلكتروني.`,
  next: {
    pending: {
      title: 'بانتظار الموافقة',
      text: (name) =>
        `يراجع مكتبنا الرخصة التجارية لشركة ${isolated(name)}. سنخبركم بالقرار بالبريد الإلكتروني، وبعدها يمكنكم طلب أول عرض سعر.`,
    },
    declined: {
      title: 'لم تتم الموافقة بعد',
      text: (name) => `لم يوافق مكتبنا على ${isolated(name)}. صحّحوا البيانات وأعيدوا التقديم ليراجعها مكتبنا من جديد.`,
      member: (name) => `لم يوافق مكتبنا على ${isolated(name)}.`,
    },
  },
};
