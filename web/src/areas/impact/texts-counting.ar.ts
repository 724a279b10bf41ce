import { isolated } from '@planet-heroes/contracts/kernel/text/isolated';
import type { howWeCountTexts as english } from './texts-counting.en';
import { countedBottles } from '../../kernel/i18n/counted';
import { leftToRight } from '../../kernel/i18n/left-to-right';
import type { Translation } from '../../kernel/i18n/translation';

export const howWeCount: Translation<typeof english> = {
  title: 'كيف نحسب',
  lead: 'ما يعدّه كل رقم في صفحاتنا، ومن أين يأتي، وما مدى دقته.',
  figures: {
    title: 'الأرقام',
    counts: 'ما يُعدّ',
    factor: 'المعامل',
    source: 'المصدر',
    range: 'المدى',
    since: 'منذ',
    co2PerDirham: {
      title: 'ثاني أكسيد الكربون الموفَّر',
      counts: 'هذا القدر على الأقل، مرة واحدة عن كل هاتف فحصه فريقنا ودفع ثمنه. وتُطرح كل صفقة يُتراجع عنها.',
      factor: (value) => `${value} غ عن كل درهم من سعر الهاتف`,
      source:
        'معامل من عندنا، وضعناه منخفضاً. تقدّر تقارير Apple البيئية عمر الهاتف كله بما بين 56 كغ (iPhone 15) و74 كغ (iPhone 16 Pro Max).',
      range: 'من 0 إلى 59 كغ للهاتف الواحد. وفي مجموع الهواتف نعدّ الحد الأدنى، من 0.4 إلى 8.4 كغ لكل هاتف، كأن واحداً فقط من كل عشرة حلّ محل هاتف جديد.',
    },
    bottlesPerDirham: {
      title: 'قوارير تم تفاديها',
      counts: 'رقم من أرقام اللعبة: نقاط ماء تُمنح مع كل صفقة. لم يعدّ أحد قوارير حقيقية، وقد يزيد ما في بيتك أو ينقص.',
      factor: (value) => `${value} قارورة عن كل درهم من سعر الهاتف، ويُهمل نصف القارورة`,
      source: 'قاعدة من قواعد اللعبة. 200 قارورة تعادل ماء بيت لشهر.',
      range: 'لا مدى له: فهو يقيس صفقاتك لا بيتك.',
    },
    rewards: {
      title: 'إجمالي مكافآت الأبطال',
      counts: 'أسعار جميع الهواتف التي دفعنا ثمنها، بالدرهم.',
      source: 'دفاترنا، ونراجعها كل دقيقة. لا تقدير فيها.',
    },
    heroes: {
      title: 'أبطال نشطون',
      counts: 'كل من انضم ولم يغادر. لا يُعدّ الضيوف، ويُعدّ من اختار ألا يظهر على لوحة الصدارة.',
      source: 'دفاترنا. لا تقدير فيها.',
    },
  },
  example: {
    title: 'مثال محسوب لهاتف واحد',
    text: (device, price, bottles, carbon) =>
      `ندفع ${price} مقابل ${isolated(device)} بحالة جيدة. يضيف ذلك ${countedBottles(bottles)} و${carbon} من ثاني أكسيد الكربون:`,
    bottles: (dirhams, factor, bottles) => `${countedBottles(bottles)} = ${leftToRight(`${dirhams} × ${factor}`)}`,
    carbon: (dirhams, factor, grams) => `${grams} غ من ثاني أكسيد الكربون = ${leftToRight(`${dirhams} × ${factor}`)}`,
  },
  start: {
    title: 'من أين يبدأ العدّ',
    text: (bottles, carbon, heroes) =>
      `في يونيو 2026 بلغنا ${bottles} قارورة و${carbon} من ثاني أكسيد الكربون و${heroes} بطلاً، ومن كل منهم جهاز. هذه الأرقام ثابتة ومؤرخة أينما رأيتها، ومنها يبدأ العدّ المباشر ويضيف كل صفقة بعدها. وهي، كأرقام أبطالنا النموذجيين، أقدم من المعاملات أعلاه ولم تُحسب بها.`,
  },
  rebound: {
    title: 'ما لا نحسبه',
    text:
      'لا يحل الهاتف المستعمل دائماً محل هاتف جديد، وما يُوفَّر من مال يُنفق على شيء آخر، ولهذا معاملنا منخفض. لا نحسب كربوناً للماء المرشّح ولا لرحلات المندوب ولا للتغليف، ولا نعوّض انبعاثات.',
  },
  changes: {
    title: 'التغييرات',
    lead: 'كل قيمة أخذها معامل، واليوم الذي بدأت فيه.',
    since: (day, value) => `${day}: ${value}`,
  },
};
