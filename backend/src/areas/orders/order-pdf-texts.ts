import type { Locale } from '@planet-heroes/contracts/kernel/text/locales';
import type { Custodian, CustodyStep } from '@planet-heroes/contracts/areas/orders/catalogue';
import type { TaxInvoiceState } from '@planet-heroes/contracts/areas/orders/schemas';

/** The words of an order’s printed documents in one language. */
export interface OrderPdfTexts {
  certificate: string;
  advice: string;
  purchaseOrder: string;
  pickupNote: string;
  facts: Record<
    'serial' | 'device' | 'order' | 'company' | 'erased' | 'paid' | 'paidOn' | 'to' | 'reference' | 'contact' | 'quote'
    | 'date' | 'terms' | 'pickup' | 'address' | 'duration' | 'devices' | 'completed' | 'standard'
    | 'method' | 'issued' | 'taxNumber' | 'licence' | 'buyer' | 'buyerTaxNumber',
    string
  >;
  noSerial: string;
  number: (number: number) => string;
  toBeAgreed: string;
  terms: (days: number) => string;
  certified: string;
  allCertified: string;
  /** Of how many devices, where some went back. */
  someReturned: (wiped: string, all: string) => string;
  custody: string;
  columns: Record<
    'number' | 'when' | 'what' | 'by' | 'device' | 'quantity' | 'each' | 'amount' | 'found' | 'offered' | 'price', string
  >;
  /** A price of one that is rounded to the fils. */
  about: (amount: string) => string;
  /** What changed about an order since it was placed. */
  since: Record<'title' | 'offer' | 'approved' | 'approvedOn' | 'returned' | 'decidedOn' | 'payable', string> & {
    less: (amount: string) => string;
  };
  offer: string;
  difference: string;
  goesBack: string;
  steps: Record<CustodyStep, string>;
  by: Record<Custodian, string>;
  conditions: Readonly<Record<string, string>>;
  /** A device with its condition. */
  named: (type: string, condition: string) => string;
  total: string;
  /** Why the advice is not a tax invoice, or where that is. */
  invoiceNote: Record<TaxInvoiceState, string>;
  invoice: TaxInvoiceTexts;
}

interface TaxInvoiceTexts {
  title: string;
  note: string;
  facts: Record<'number' | 'issued' | 'supplied' | 'seller' | 'sellerNumber' | 'buyer' | 'buyerNumber', string>;
  columns: Record<'device' | 'net' | 'vat' | 'gross', string>;
}

const EN: OrderPdfTexts = {
  certificate: 'Certificate of data erasure',
  advice: 'Payment advice',
  purchaseOrder: 'Purchase order',
  pickupNote: 'Pickup note',
  facts: {
    serial: 'Serial number or IMEI', device: 'Device', order: 'Order', company: 'Company', erased: 'Erased on',
    paid: 'Paid', paidOn: 'Paid on', to: 'To', reference: 'Bank’s reference', contact: 'Contact', quote: 'Quote',
    date: 'Date', terms: 'Terms', pickup: 'Pickup on', address: 'Address', duration: 'Estimated duration',
    devices: 'Devices', completed: 'Completed on', standard: 'Our standard', issued: 'Issued on', method: 'How it was erased',
    taxNumber: 'Tax registration number (TRN)', licence: 'Trade license number', buyer: 'Buyer',
    buyerTaxNumber: 'Buyer’s TRN',
  },
  noSerial: 'Not recorded',
  number: (number) => `device no. ${number}`,
  toBeAgreed: 'To be agreed',
  terms: (days) => `NET ${days}`,
  certified: 'The storage of this device was erased after it had been inspected.',
  allCertified: 'The storage of each of these devices was erased after it had been inspected.',
  someReturned: (wiped, all) => `${wiped} of ${all}; the others went back unwiped`,
  custody: 'Chain of custody',
  columns: {
    number: 'No.', when: 'When', what: 'What', by: 'By', device: 'Device', quantity: 'Quantity', each: 'Price of one', amount: 'Amount', found: 'Found',
    offered: 'Offered', price: 'Paid',
  },
  about: (amount) => `about ${amount}`,
  since: {
    title: 'After the inspection', offer: 'First offer', approved: 'Approved difference', approvedOn: 'Approved on',
    returned: 'Devices that go back', decidedOn: 'Decided on', payable: 'Now to be paid', less: (amount) => `${amount} less`,
  },
  offer: 'What was offered',
  difference: 'What the inspection found otherwise',
  goesBack: 'Goes back',
  steps: {
    collected: 'Collected', received: 'Received', inspected: 'Inspected', wiped: 'Wiped', paid: 'Paid',
    returned: 'Goes back',
  },
  by: { courier: 'Our courier', desk: 'Our desk', finance: 'Our finance', partner: 'Told by a partner' },
  conditions: { excellent: 'excellent', good: 'good', fair: 'fair', poor: 'poor' },
  named: (type, condition) => `${type}, ${condition}`,
  total: 'Total',
  invoiceNote: {
    ready: 'The tax invoice is a document of its own, beside this one.',
    not_paid: 'This is no tax invoice.',
    no_company_number:
      'This is no tax invoice: there is none without the company’s tax registration number (15 digits) in its profile.',
    no_own_number: 'This is no tax invoice.',
  },
  invoice: {
    title: 'Tax invoice',
    note: 'Made out by the buyer for the supplier. The prices contain 5 % value added tax, as shown for each device.',
    facts: {
      number: 'Invoice number', issued: 'Date of issue', supplied: 'Date of supply', seller: 'Supplier',
      sellerNumber: 'Supplier’s tax registration number', buyer: 'Recipient', buyerNumber: 'Recipient’s tax registration number',
    },
    columns: { device: 'Device', net: 'Net', vat: 'VAT 5 %', gross: 'With VAT' },
  },
};

const AR: OrderPdfTexts = {
  certificate: 'شهادة محو البيانات',
  advice: 'إشعار دفع',
  purchaseOrder: 'أمر شراء',
  pickupNote: 'مذكرة استلام',
  facts: {
    serial: 'الرقم التسلسلي أو IMEI', device: 'الجهاز', order: 'أمر الشراء', company: 'الشركة', erased: 'مُحيت في',
    paid: 'المبلغ المدفوع', paidOn: 'دُفع في', to: 'إلى', reference: 'مرجع البنك', contact: 'جهة الاتصال',
    quote: 'عرض السعر', date: 'التاريخ', terms: 'شروط الدفع', pickup: 'الاستلام في', address: 'العنوان',
    duration: 'المدة التقديرية', devices: 'الأجهزة', completed: 'اكتمل في', standard: 'المعيار المعتمد لدينا', issued: 'صدرت في', method: 'طريقة المحو',
    taxNumber: 'رقم التسجيل الضريبي', licence: 'رقم الرخصة التجارية', buyer: 'المشتري',
    buyerTaxNumber: 'رقم التسجيل الضريبي للمشتري',
  },
  noSerial: 'غير مسجّل',
  number: (number) => `الجهاز رقم ${number}`,
  toBeAgreed: 'يُتفق عليه',
  terms: (days) => `خلال ${days} يوماً`,
  certified: 'مُحيت ذاكرة هذا الجهاز بعد فحصه.',
  allCertified: 'مُحيت ذاكرة كل من هذه الأجهزة بعد فحصها.',
  someReturned: (wiped, all) => `${wiped} من ${all}، وأعيدت الأخرى دون محو`,
  custody: 'من يد إلى يد',
  columns: {
    number: 'الرقم', when: 'متى', what: 'ماذا', by: 'بواسطة', device: 'الجهاز', quantity: 'العدد', each: 'سعر الواحد', amount: 'المبلغ', found: 'ما وجدناه',
    offered: 'المعروض', price: 'المدفوع',
  },
  about: (amount) => `نحو ${amount}`,
  since: {
    title: 'بعد الفحص', offer: 'العرض الأول', approved: 'الفرق الموافق عليه', approvedOn: 'تاريخ الموافقة',
    returned: 'الأجهزة المُعادة', decidedOn: 'تاريخ القرار', payable: 'المبلغ المستحق الآن', less: (amount) => `أقل بمقدار ${amount}`,
  },
  offer: 'ما عُرض',
  difference: 'ما وجده الفحص مختلفًا',
  goesBack: 'يُعاد إليكم',
  steps: {
    collected: 'استُلم منكم', received: 'وصل', inspected: 'فُحص', wiped: 'مُحيت بياناته', paid: 'دُفع',
    returned: 'يُعاد إليكم',
  },
  by: { courier: 'سائقنا', desk: 'فريقنا', finance: 'قسم المالية', partner: 'بإبلاغ من شريك' },
  conditions: { excellent: 'ممتازة', good: 'جيدة', fair: 'مقبولة', poor: 'ضعيفة' },
  named: (type, condition) => `${type}، ${condition}`,
  total: 'المجموع',
  invoiceNote: {
    ready: 'الفاتورة الضريبية وثيقة مستقلة إلى جانب هذه.',
    not_paid: 'هذه ليست فاتورة ضريبية.',
    no_company_number: 'هذه ليست فاتورة ضريبية: لا تصدر من دون رقم التسجيل الضريبي للشركة (15 رقماً) في ملفها.',
    no_own_number: 'هذه ليست فاتورة ضريبية.',
  },
  invoice: {
    title: 'فاتورة ضريبية',
    note: 'أصدرها المشتري نيابة عن المورّد. تشمل الأسعار ضريبة القيمة المضافة 5%، وهي مبيّنة لكل جهاز.',
    facts: {
      number: 'رقم الفاتورة', issued: 'تاريخ الإصدار', supplied: 'تاريخ التوريد', seller: 'المورّد',
      sellerNumber: 'رقم التسجيل الضريبي للمورّد', buyer: 'المشتري', buyerNumber: 'رقم التسجيل الضريبي للمشتري',
    },
    columns: { device: 'الجهاز', net: 'الصافي', vat: 'الضريبة 5%', gross: 'مع الضريبة' },
  },
};

export const ORDER_PDF_TEXTS: Readonly<Record<Locale, OrderPdfTexts>> = { en: EN, ar: AR };
