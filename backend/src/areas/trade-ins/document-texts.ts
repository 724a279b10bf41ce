import type { PayoutMethod, PayoutState } from '@planet-heroes/contracts/areas/payouts/schemas';
import type { Locale } from '@planet-heroes/contracts/kernel/text/locales';
import type { TradeInPaper } from '@planet-heroes/contracts/areas/trade-ins/documents';
import type { HandoverMethod } from '@planet-heroes/contracts/areas/trade-ins/handover';
import type { StepActor, TradeInState } from '@planet-heroes/contracts/areas/trade-ins/journey';

/** The words of a trade-in’s documents in one language. */
export interface DocumentTexts {
  titles: Record<TradeInPaper, string>;
  facts: Record<
    | 'phone' | 'condition' | 'price' | 'fee' | 'points' | 'hero' | 'locked' | 'handover' | 'state' | 'from' | 'to'
    | 'erased' | 'method' | 'made' | 'senderPhone' | 'deskPhone' | 'code' | 'how' | 'amount' | 'account' | 'money'
    | 'reference' | 'paidOn' | 'why',
    string
  >;
  /** How a phone is paid, and where the money stands. */
  methods: Record<PayoutMethod, string>;
  payouts: Record<PayoutState, string>;
  payment: string;
  writeSender: string;
  handovers: Record<HandoverMethod, string>;
  columns: Record<'when' | 'what' | 'by', string>;
  history: string;
  steps: Record<TradeInState, string>;
  posted: string;
  /** A price or points that nobody got. */
  notCredited: (amount: string) => string;
  repriced: (from: string, to: string) => string;
  actors: Record<StepActor, string>;
  conditions: Readonly<Record<string, string>>;
  labelHints: readonly string[];
  certified: string;
  demo: Record<TradeInPaper, string>;
}

const EN: DocumentTexts = {
  titles: { label: 'Shipping label', receipt: 'Receipt of a trade-in', certificate: 'Certificate of erasure' },
  facts: {
    phone: 'Phone', condition: 'Condition', price: 'Price', fee: 'Pickup fee', points: 'Planet Points', hero: 'Hero',
    locked: 'Locked until', handover: 'Handed over by', state: 'Stands at', from: 'From', to: 'To', erased: 'Erased on',
    method: 'How', made: 'Printed on', senderPhone: 'Phone of the sender', deskPhone: 'Phone of the desk', code: 'Code',
    how: 'Way of payment', amount: 'Amount', account: 'Account', money: 'Money', reference: 'Bank reference',
    paidOn: 'Paid on', why: 'Why',
  },
  methods: { credit: 'Credit with us', bank: 'Bank transfer' },
  payouts: {
    chosen: 'Paid once the phone is inspected and wiped', undecided: 'Waits: choose how you are paid',
    owed: 'Transferred within two working days', batched: 'Being transferred', paid: 'Paid',
    returned: 'Sent back by the bank', credited: 'Added to your credit', withdrawn: 'Taken back with the trade-in',
  },
  payment: 'Payment',
  writeSender: 'Write your name, address and phone here:',
  handovers: { pickup: 'Courier', 'drop-off': 'Drop-off at our desk', post: 'Post' },
  columns: { when: 'When', what: 'What', by: 'By' },
  history: 'What has happened',
  posted: 'Posted',
  notCredited: (amount) => `${amount}, not credited`,
  repriced: (from, to) => `New price: ${to} (before: ${from})`,
  steps: {
    quoted: 'Price locked', booked: 'Handover arranged', collected: 'Collected by the courier',
    received: 'Arrived at our desk', inspected: 'Inspected: the locked price stands',
    countered: 'Inspected: another price was offered', accepted: 'Offer accepted', wiped: 'Data wiped',
    verified: 'Verified: points credited', returning: 'To be sent back', returned: 'Returned',
    rejected: 'Not accepted',
    expired: 'The price ran out', cancelled: 'Cancelled', reversed: 'Taken back after it had been credited',
  },
  actors: {
    hero: 'Hero', courier: 'Courier', desk: 'Our desk', demo: 'Demonstration', deadline: 'The deadline passed',
    partner: 'Partner desk',
  },
  conditions: { excellent: 'Excellent', good: 'Good', fair: 'Fair', poor: 'Poor' },
  labelHints: [
    'Print this page and fix it to the outside of the parcel. You pay no postage.',
    'Before you close it: back the phone up, sign out of iCloud, reset it, and leave out chargers and cases.',
  ],
  certified: 'The storage of this phone was erased at our desk after it had been inspected, in the way that is named here.',
  demo: {
    label: 'Demonstration: nobody awaits this parcel. Do not send it.',
    receipt: 'Demonstration: steps by “Demonstration” were taken by no person. The amount is play money: nothing is paid out.',
    certificate: 'Demonstration: no phone was there, and nothing was erased.',
  },
};

const AR: DocumentTexts = {
  titles: { label: 'ملصق الشحن', receipt: 'إيصال استبدال هاتف', certificate: 'شهادة محو البيانات' },
  facts: {
    phone: 'الهاتف', condition: 'الحالة', price: 'السعر', fee: 'رسم الاستلام', points: 'نقاط الكوكب', hero: 'البطل',
    locked: 'السعر مثبّت حتى', handover: 'طريقة التسليم', state: 'المرحلة', from: 'من', to: 'إلى', erased: 'مُحيت في',
    method: 'الطريقة', made: 'طُبع في', senderPhone: 'هاتف المرسل', deskPhone: 'هاتف المكتب', code: 'الرمز',
    how: 'طريقة الدفع', amount: 'المبلغ', account: 'الحساب', money: 'أين المبلغ', reference: 'مرجع المصرف',
    paidOn: 'دُفع في', why: 'السبب',
  },
  methods: { credit: 'رصيد لدينا', bank: 'تحويل مصرفي' },
  payouts: {
    chosen: 'يُدفع بعد فحص الهاتف ومحو بياناته', undecided: 'بانتظارك: اختر كيف ندفع لك',
    owed: 'يُحوَّل خلال يومَي عمل', batched: 'قيد التحويل', paid: 'دُفع', returned: 'أعاده المصرف',
    credited: 'أُضيف إلى رصيدك', withdrawn: 'سُحب مع إلغاء الاستبدال',
  },
  payment: 'الدفع',
  writeSender: 'اكتب هنا اسمك وعنوانك وهاتفك:',
  handovers: { pickup: 'مندوب', 'drop-off': 'تسليم في مكتبنا', post: 'البريد' },
  columns: { when: 'متى', what: 'ماذا', by: 'من قام به' },
  history: 'ما حدث',
  posted: 'أُرسل بالبريد',
  notCredited: (amount) => `${amount}، لم يُضف`,
  repriced: (from, to) => `سعر جديد: ${to} (قبل ذلك: ${from})`,
  steps: {
    quoted: 'ثُبّت السعر', booked: 'رُتّب التسليم', collected: 'استلمه المندوب', received: 'وصل إلى مكتبنا',
    inspected: 'فُحص: السعر المثبّت باقٍ', countered: 'فُحص: عُرض سعر آخر', accepted: 'قُبل العرض',
    wiped: 'مُحيت البيانات', verified: 'تأكّدت الصفقة: أُضيفت النقاط',
    returning: 'سيعاد إلى صاحبه', returned: 'أُعيد', rejected: 'لم يُقبل', expired: 'انتهت مدة السعر', cancelled: 'أُلغي',
    reversed: 'أُلغي بعد أن أُضيفت قيمته',
  },
  actors: {
    hero: 'البطل', courier: 'المندوب', desk: 'مكتبنا', demo: 'عرض تجريبي', deadline: 'انقضت المهلة', partner: 'مكتب شريك',
  },
  conditions: { excellent: 'ممتازة', good: 'جيدة', fair: 'مقبولة', poor: 'ضعيفة' },
  labelHints: [
    'اطبع هذه الصفحة وثبّتها على الطرد من الخارج. لا تدفع أجرة البريد.',
    'قبل إغلاق الطرد: احفظ نسخة احتياطية، وسجّل الخروج من iCloud، وأعد ضبط الهاتف، ولا ترسل الشاحن ولا الغطاء.',
  ],
  certified: 'مُحيت ذاكرة هذا الهاتف في مكتبنا بعد فحصه، بالطريقة المذكورة هنا.',
  demo: {
    label: 'عرض تجريبي: لا أحد ينتظر هذا الطرد، فلا ترسله.',
    receipt: 'عرض تجريبي: الخطوات التي قام بها «عرض تجريبي» لم يقم بها أحد. المبلغ للتجربة فقط، ولا يُدفع شيء.',
    certificate: 'عرض تجريبي: لم يكن هناك هاتف، ولم يُمحَ شيء.',
  },
};

export const DOCUMENT_TEXTS: Readonly<Record<Locale, DocumentTexts>> = { en: EN, ar: AR };
