import type { tradeChoiceTexts as english } from './texts-choice.en';
import type { Translation } from '../../kernel/i18n/translation';

export const tradeChoice: Translation<typeof english> = {
  conditions: {
    excellent: 'بلا آثار ظاهرة، والبطارية تكفي اليوم',
    good: 'خدوش خفيفة، أو بطارية تفرغ مبكراً',
    fair: 'آثار استعمال ظاهرة، أو بطارية تطلب الصيانة',
    poor: 'زجاج مكسور أو جزء لا يعمل، لكنه يفتح',
  },
  pickers: {
    label: 'هاتفك',
    model: 'الطراز',
    condition: 'الحالة',
    choose: 'اختر',
    help: 'خياران فقط، فيظهر السعر.',
    older: 'آيفون أقدم؟',
  },
  trust: {
    label: 'ما يمكنك الاعتماد عليه',
    price: { title: (days) => `السعر ثابت ${days} يوماً`, text: 'تلغي قبل التسليم' },
    pickup: {
      title: 'شحن مجاني',
      text: (most) => `أو مندوب عند بابك: مجاناً في وسط مدينة دبي، وحتى ${most} في غيره`,
    },
    data: { title: 'تُمحى بياناتك', text: 'وفق معيار DoD 5220.22-M' },
  },
};
