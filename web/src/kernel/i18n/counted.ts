interface Forms {
  /** The whole phrase for one, and for two. */
  one: string;
  two: string;
  /** The noun after 3 to 10, and after 11 to 99. */
  few: string;
  many: string;
}

const rules = new Intl.PluralRules('ar');

/**
 * A number with its noun, in the form that the number asks for. A number may come as it is to be read: 1,250, or
 * 1.2 million.
 */
export function counted(figure: number | string, { one, two, few, many }: Forms): string {
  const count = typeof figure === 'number' ? figure : Number(figure.replaceAll(',', ''));
  switch (rules.select(count)) {
    case 'one':
      return one;
    case 'two':
      return two;
    case 'few':
      return `${figure} ${few}`;
    case 'many':
      return `${figure} ${many}`;
    default:
      // None, whole hundreds and what is shortened: the noun without the ending of the accusative.
      return `${figure} ${many.replace(/اً$/, '')}`;
  }
}

type Counted = (figure: number | string) => string;

const noun = (forms: Forms): Counted => (figure) => counted(figure, forms);

export const countedPoints = noun({ one: 'نقطة واحدة', two: 'نقطتان', few: 'نقاط', many: 'نقطة' });
/** As what is earned, needed or gone by. */
export const countedPointsOf = noun({ one: 'نقطة واحدة', two: 'نقطتين', few: 'نقاط', many: 'نقطة' });
export const countedBottles = noun({ one: 'قارورة واحدة', two: 'قارورتان', few: 'قوارير', many: 'قارورة' });
export const countedDevices = noun({ one: 'جهاز واحد', two: 'جهازان', few: 'أجهزة', many: 'جهازاً' });
export const countedOrders = noun({ one: 'أمر واحد', two: 'أمران', few: 'أوامر', many: 'أمراً' });
export const countedQuotes = noun({ one: 'عرض واحد', two: 'عرضان', few: 'عروض', many: 'عرضاً' });
export const countedHeroes = noun({ one: 'بطل واحد', two: 'بطلان', few: 'أبطال', many: 'بطلاً' });
export const countedRows = noun({ one: 'سطر واحد', two: 'سطران', few: 'أسطر', many: 'سطراً' });
/** Spans of time, as they stand after a preposition. */
export const countedYears = noun({ one: 'سنة واحدة', two: 'سنتين', few: 'سنوات', many: 'سنة' });
export const countedMonths = noun({ one: 'شهر واحد', two: 'شهرين', few: 'أشهر', many: 'شهراً' });
export const countedDays = noun({ one: 'يوم واحد', two: 'يومين', few: 'أيام', many: 'يوماً' });
export const countedHours = noun({ one: 'ساعة واحدة', two: 'ساعتين', few: 'ساعات', many: 'ساعة' });
export const countedMinutes = noun({ one: 'دقيقة واحدة', two: 'دقيقتين', few: 'دقائق', many: 'دقيقة' });
