import type { Translation } from '../../kernel/i18n/translation';
import type { corporateLeavingTexts as english } from './texts-leaving.en';

export const corporateLeaving: Translation<typeof english> = {
  leaving: 'جارٍ المغادرة…',
  stay: 'البقاء',
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
