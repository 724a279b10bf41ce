import { translated } from './translated';

/**
 * What stands in the data in English: the texts of offers. Another language has them by their English words, those that
 * the product begins with and those that operators have written in it too.
 */
export const offersTexts = translated('offers', { names: {} as Readonly<Record<string, string>> });
