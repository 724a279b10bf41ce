import type { socialShareTexts as english } from './texts.en';
import type { Translation } from '../../kernel/i18n/translation';
import { countedBottles, countedPoints } from '../../kernel/i18n/counted';

export const socialShare: Translation<typeof english> = {
  title: 'شارك أثرك',
  description: 'الأصدقاء الذين ينضمون عبر رابطك يُحتسبون لك.',
  tabsLabel: 'ماذا تشارك',
  tabs: { share: 'مشاركة', challenges: 'تحديات' },
  preview: 'معاينة',
  previewNote: 'يُضاف رابطك برمز خاص إلى كل مشاركة.',
  targetsLabel: 'المشاركة عبر',
  targets: {
    whatsapp: 'WhatsApp',
    twitter: 'Twitter (X)',
    facebook: 'Facebook',
    linkedin: 'LinkedIn',
    instagram: 'Instagram',
    native: 'خيارات أخرى',
  },
  opensNewWindow: '(يُفتح في نافذة جديدة)',
  shareChallenge: 'شارك التحدي',
  viaWhatsApp: 'عبر WhatsApp',
  challengesLead: 'ادعُ صديقاً إلى تحدٍّ جارٍ الآن.',
  noChallenges: 'لا يوجد تحدٍّ جارٍ الآن.',
  challengesFailed: 'تعذّر الوصول إلى التحديات الآن.',
  loading: 'جارٍ تحميل التحديات',
  share: 'مشاركة',
  texts: {
    achievement: (title, points) =>
      title
        ? `بلغت «${title}» بين أبطال الكوكب في دبي، ومعي حتى الآن ${countedPoints(points)}. انضم إليّ.`
        : `كسبت ${countedPoints(points)} بين أبطال الكوكب في دبي. انضم إليّ.`,
    trade: (device, value) => `استبدلت ${device} بقيمة ${value} نحو ماء نقي. هاتفك القديم يستطيع ذلك أيضاً.`,
    milestone: (bottles) => `تُحتسب هواتفي بقدر ${countedBottles(bottles)} في لعبة أبطال الكوكب. انضم إلى أبطال الكوكب في دبي.`,
    challenge: (title, points) =>
      `انضم إليّ في ${title ? `«${title}»` : 'تحدٍّ بيئي'} مع أبطال الكوكب${
        points ? ` واكسب ${countedPoints(points)}` : ''
      }.`,
  },
  shared: { title: 'تمت المشاركة!', description: 'شاركت فعلك البيئي. تكسب نقاطاً حين ينضم أصدقاؤك!' },
  contentCopied: { title: 'نُسخ المحتوى!', description: 'نُسخ نص Instagram. افتح Instagram لمشاركته!' },
  linkCopied: { title: 'نُسخ الرابط!', description: 'نُسخ نص المشاركة!' },
  failed: 'تعذّرت المشاركة. يُرجى المحاولة مجدداً.',
};
