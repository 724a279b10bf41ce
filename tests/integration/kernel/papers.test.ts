import { describe, expect, it } from '@jest/globals';
import { ORDER_PDF_TEXTS } from '@planet-heroes/backend/areas/orders/order-pdf-texts';
import { DOCUMENT_TEXTS } from '@planet-heroes/backend/areas/trade-ins/document-texts';
import { PAGE_FEET } from '@planet-heroes/backend/kernel/pdf/house-style';
import { writePdf } from '@planet-heroes/backend/kernel/pdf/write-pdf';
import { LOCALES } from '@planet-heroes/contracts/kernel/text/locales';
import { extractText, getDocumentProxy } from 'unpdf';

/** All texts of a catalogue; those with values in them are given numbers. */
function textsOf(catalogue: unknown): string[] {
  if (typeof catalogue === 'string') return catalogue.trim() ? [catalogue] : [];
  if (typeof catalogue === 'function') return textsOf(catalogue(...Array.from({ length: catalogue.length }, () => 30)));
  return Object.values(catalogue ?? {}).flatMap(textsOf);
}
/** Marks of direction, and short vowels, which a paper leaves out as most Arabic print does. */
const UNSEEN = /[\u061c\u064b-\u065f\u0670\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const MIRRORED: Readonly<Record<string, string>> = { ')': '(', '»': '«' };
/** This reader guesses blanks and the sides of brackets where scripts meet. */
const plain = (text: string) =>
  text.replaceAll(UNSEEN, '').replaceAll(/\s/g, '').replaceAll(/[)»]/g, (sign) => MIRRORED[sign]!);

describe.each(LOCALES)('papers in %s', (locale) => {
  const catalogues = [ORDER_PDF_TEXTS[locale], DOCUMENT_TEXTS[locale], PAGE_FEET[locale].foot];
  const texts = [...new Set(catalogues.flatMap(textsOf))];
  const written = writePdf({
    locale, title: 'Papers', reference: 'PO-1', foot: '', page: '', madeAt: new Date(0),
    blocks: [
      ...texts.map((text) => ({ kind: 'paragraph' as const, text })),
      { kind: 'table', columns: [{ heading: 'A', share: 0.5 }, { heading: 'B', share: 0.5 }], rows: [['C', 'D']] },
      { kind: 'barcode', code: 'PO-1' },
    ],
  });
  const opened = written.then((bytes) => getDocumentProxy(new Uint8Array(bytes)));

  it('hold every message as text that can be copied, searched and read by programs', async () => {
    const { text } = await extractText(await opened, { mergePages: true });
    const found = plain(text);
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.map(plain).filter((message) => !found.includes(message))).toEqual([]);
  });

  it('say their language, and what is a heading, a paragraph and a table', async () => {
    const document = await opened;
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    expect((await document.getMetadata()).info).toMatchObject({ Language: locale });
    const trees: unknown[] = [];
    for (let page = 1; page <= document.numPages; page++)
      trees.push(await (await document.getPage(page)).getStructTree());
    const tree = JSON.stringify(trees);
    for (const role of ['Document', 'P', 'Table', 'TR', 'TH', 'TD', 'Figure']) expect(tree).toContain(`"role":"${role}"`);
  });
});
