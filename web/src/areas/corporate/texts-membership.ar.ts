import { isolated } from '@planet-heroes/contracts/kernel/text/isolated';
import type { Translation } from '../../kernel/i18n/translation';
import type { corporateApplyingTexts as applying } from './texts-applying.en';
import type { corporateLeavingTexts as leaving } from './texts-leaving.en';

export const corporateApplying: Translation<typeof applying> = {
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

export const corporateLeaving: Translation<typeof leaving> = {
  leaving: 'جارٍ المغادرة…',
  stay: 'البقاء',
  onlyAdmin: 'للمغادرة، عيّنوا مسؤولاً آخر أولاً.',
  member: {
    leave: 'مغادرة',
    question: (name) => `مغادرة ${name}؟`,
    detail: 'للعودة تحتاجون إلى دعوة جديدة.',
    confirm: (name) => `نعم، مغادرة ${name}`,
    done: (name) => `غادرتم ${name}`,
  },
  again: 'للعودة تحتاجون إلى دعوة جديدة. وإن كنتم العضو الوحيد فيها، يُسحب طلب تسجيلها.',
  applicant: {
    leave: 'سحب الطلب',
    question: (name) => `مغادرة ${name} وسحب طلب تسجيلها؟`,
    detail: 'أنتم العضو الوحيد فيها: بمغادرتكم يُسحب طلب تسجيلها، وللعودة عليكم تسجيلها من جديد.',
    confirm: () => 'نعم، سحب الطلب',
    done: (name) => `سُحب طلب تسجيل ${name}`,
  },
};
