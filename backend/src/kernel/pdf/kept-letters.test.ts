import { expect, it } from '@jest/globals';
import { extractText, getDocumentProxy } from 'unpdf';
import { writePdf } from './write-pdf.js';

const paper = (title: string) =>
  writePdf({ locale: 'ar', title, reference: 'PO-1', foot: '', page: '', madeAt: new Date(0), blocks: [] });

/** The font draws the dotted letter of the first title as that of the second and a dot. */
it('a paper keeps a letter that an earlier one used only as a part of another', async () => {
  for (const title of ['التجارة', 'شهادة محو البيانات']) {
    const pdf = await getDocumentProxy(new Uint8Array(await paper(title)));
    expect((await extractText(pdf, { mergePages: true })).text).toContain(title);
  }
});
