import { translated } from '../translated';

/**
 * What stands in the data in English: the texts of the offers that the product begins with. Another language has them
 * by their English words; what operators write is shown as they wrote it.
 */
export const offers = translated('offers', { names: {} as Readonly<Record<string, string>> });
