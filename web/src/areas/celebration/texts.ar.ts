import type { celebrationTexts as english } from './texts.en';
import type { Translation } from '../../kernel/i18n/translation';
import { countedBottles, countedPoints } from '../../kernel/i18n/counted';
import { leftToRight } from '../../kernel/i18n/left-to-right';

export const celebration: Translation<typeof english> = {
  trade: {
    title: 'نجحت الصفقة',
    text: (value, device) => `${value} مقابل ${device}، وهذا ما تحققه.`,
  },
  milestone: {
    title: 'بلغنا محطة جديدة',
    text: (title, percent) => `${title}: ${percent}%`,
  },
  levelUp: {
    title: 'مستوى جديد',
    text: (level) => `مستواك من الآن: ${level}.`,
  },
  figures: { bottles: 'قوارير تم تفاديها', carbon: 'ثاني أكسيد الكربون الموفَّر', points: 'نقاط الكوكب' },
  progress: 'تقدّم البطل',
  percent: (value) => `${value}%`,
  achievements: 'الإنجازات',
  newBadge: 'جديد',
  plusPoints: (count) => `${leftToRight(`+${count}`)} نقطة`,
  achievement: {
    'high-value-trade': { title: 'صفقة عالية القيمة', text: (from) => `صفقة بقيمة ${from} أو أكثر.` },
    'bottle-saver': { title: 'منقذ القوارير', text: (from) => `${countedBottles(from)} أو أكثر بقيت بعيدة عن البحر.` },
    'level-up': { title: 'مستوى جديد', text: () => 'مستوى جديد بين الأبطال.' },
    milestone: { title: 'محطة', text: (points) => `${countedPoints(points)} عن كل واحد في المئة.` },
  },
  share: 'شارك هذا',
  done: 'متابعة',
  shareTitle: 'أبطال الكوكب',
  shareTrade: (bottles) => `آيفون مستبدل واحد يُبعد ${countedBottles(bottles)} بلاستيكية. انضم إلى أبطال الكوكب في دبي:`,
  shareMilestone: (title, percent) => `${title}، ${percent}%. انضم إلى أبطال الكوكب في دبي:`,
  shareLevel: (level) => `صار مستواي ${level}. انضم إلى أبطال الكوكب في دبي:`,
  copied: 'نُسخ الرابط! شاركه مع أصدقائك لتفتح المكافآت.',
};
