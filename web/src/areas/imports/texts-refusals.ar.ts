import { isolated } from '@planet-heroes/contracts/kernel/text/isolated';
import type { importRefusalsTexts as english } from './texts-refusals.en';
import type { Translation } from '../../kernel/i18n/translation';
import { countedDevices, countedRows } from '../../kernel/i18n/counted';

const quoted = (cell: string) => `«${isolated(cell)}»`;
const listed = (names: readonly string[]) => names.map(isolated).join('، ');

export const importRefusals: Translation<typeof english> = {
  row: {
    too_many_cells: ({ cell }) =>
      `في السطر خلايا أكثر من أعمدة السطر الأول: ${quoted(cell)}. ضعوا الخلية التي فيها فاصل بين علامتي اقتباس.`,
    missing: () => 'الخلية فارغة.',
    formula: () => 'تبدو الخلية معادلة. اكتبوا القيمة نفسها.',
    unknown_model: ({ cell }) => `${quoted(cell)} ليس طرازاً نستبدله بالجملة. الطرازات مذكورة أدناه.`,
    unknown_condition: ({ cell }) =>
      `${quoted(cell)} ليست حالة معروفة. اكتبوا excellent أو good أو fair أو poor، أو الدرجات A وB وC وD.`,
    wrong_quantity: ({ cell, most }) => `${quoted(cell)} ليس عدداً صحيحاً من 1 إلى ${most}.`,
    shortened: ({ cell }) => `اختصر برنامج الجداول الرقم ${quoted(cell)}. نسّقوا العمود كنص واحفظوا الملف مجدداً.`,
    wrong_imei: ({ cell }) => `${quoted(cell)} ليس رقم IMEI. يتكوّن رقم IMEI من 15 رقماً، آخرها للتحقق.`,
    wrong_serial: ({ cell }) =>
      `${quoted(cell)} ليس رقماً تسلسلياً ولا رقم IMEI: يتكوّن كل منهما من 5 إلى 24 حرفاً ورقماً.`,
    serial_of_several: ({ units }) =>
      `رقم تسلسلي واحد لا يكفي لهذا العدد: ${countedDevices(units)}. خصّصوا سطراً لكل جهاز، أو احذفوا الرقم التسلسلي.`,
    repeated: ({ line }) => `هذا الجهاز مذكور في السطر ${line}. اذكروا كل جهاز مرة واحدة.`,
    over_limit: ({ units }) => `يتجاوز العرض بهذا السطر ${countedDevices(units)}. اطلبوا عرضاً آخر للباقي.`,
  },
  models: 'الطرازات التي نستبدلها بالجملة:',
  file: {
    not_utf8: () => 'الملف ليس نصاً بترميز UTF-8. احفظوه بصيغة «CSV UTF-8» وارفعوه مجدداً.',
    control_characters: () => 'في الملف محارف تحكّم: لا يبدو ملف CSV.',
    empty: () => 'الملف فارغ.',
    missing_columns: ({ columns }) => `أعمدة لا يسمّيها السطر الأول: ${listed(columns)}.`,
    doubled_columns: ({ columns }) => `يسمّي السطر الأول عموداً مرتين: ${listed(columns)}.`,
    no_rows: () => 'في الملف أسماء الأعمدة فقط، بلا أسطر.',
    too_many_rows: ({ limit }) => `الحد الأقصى للملف ${countedRows(limit)}. يُرجى تقسيمه.`,
    line_too_long: ({ line, limit }) => `عدد محارف السطر ${line} أكثر من ${limit}.`,
    too_many_columns: ({ line, limit }) => `عدد أعمدة السطر ${line} أكثر من ${limit}.`,
    unreadable: ({ line }) => `تعذّرت قراءة الملف كملف CSV${line ? `. راجعوا السطر ${line}` : ''}.`,
  },
};
