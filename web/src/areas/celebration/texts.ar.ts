import type { celebrationTexts as english } from './texts.en';
import type { Translation } from '../../kernel/i18n/translation';
import { countedBottles } from '../../kernel/i18n/counted';
import { leftToRight } from '../../kernel/i18n/left-to-right';

export const celebration: Translation<typeof english> = {
  trade: {
    title: 'ما تحققه صفقة كهذه',
    text: (value, device) => `${value} مقابل ${device}. هذا مثال: لم يُضف شيء بعد.`,
  },
  milestone: {
    title: 'جائزة كبرى في آلة الأثر',
    text: (title, percent) => `${title}: ${percent}%. هذه لعبة: لا يُضاف شيء إلى رصيدك.`,
  },
  credited: {
    title: (device) => `تم التحقق من ${leftToRight(device)}`,
    value: 'مقابل هاتفك',
    played: 'مقابل هاتفك: نقود لعب في العرض التجريبي',
    partners: 'مقابل هاتفك، من مكتب الشريك',
    points: 'نقاط في حسابك',
    bottles: 'قوارير تم تفاديها',
    carbon: 'من ثاني أكسيد الكربون',
    rank: (from, to) => `صعدت من المرتبة ${from} إلى المرتبة ${to}.`,
    badges: (names, count) => `${count === 1 ? 'شارة جديدة' : 'شارات جديدة'}: ${names}`,
    choose: 'اختر كيف ندفع لك',
    see: 'شاهد الصفقة',
    place: 'شاهد مرتبتي',
    spend: 'شاهد المكافآت',
    share: 'شاركها',
    join: 'انضم لتحتفظ بها',
    text: (device, bottles) => `هاتفي القديم ${leftToRight(device)} يُحتسب بقدر ${countedBottles(bottles)} في لعبة أبطال الكوكب. انضم إلى أبطال الكوكب في دبي:`,
  },
  figures: { bottles: 'قوارير تم تفاديها', carbon: 'ثاني أكسيد الكربون الموفَّر', points: 'نقاط الكوكب' },
  progress: 'تقدّم البطل، مثالاً',
  percent: (value) => `${value}%`,
  achievements: 'ما تبلغه',
  achievement: {
    'high-value-trade': { title: 'صفقة عالية القيمة', text: (from) => `صفقة بقيمة ${from} أو أكثر.` },
    'bottle-saver': { title: 'منقذ القوارير', text: (from) => `${countedBottles(from)} أو أكثر، كما تحتسبها اللعبة.` },
    milestone: { title: 'محطة', text: () => 'نصيب من الأثر الذي نسعى إليه جميعاً.' },
  },
  share: 'شارك هذا',
  price: 'سعّر هاتفك أنت',
  done: 'متابعة',
  shareTitle: 'أبطال الكوكب',
  shareTrade: (bottles) => `آيفون مستبدل واحد يُبعد ${countedBottles(bottles)} بلاستيكية. انضم إلى أبطال الكوكب في دبي:`,
  shareMilestone: (title, percent) => `${title}، ${percent}%. انضم إلى أبطال الكوكب في دبي:`,
  copied: 'نُسخ الرابط! شاركه مع أصدقائك لتفتح المكافآت.',
};
