import { describe, expect, it } from '@jest/globals';
import { extractText, getDocumentProxy } from 'unpdf';
import { type PdfContent, writePdf } from './write-pdf.js';

const CONTENT: PdfContent = {
  locale: 'en',
  title: 'Receipt',
  reference: 'PH-ABCDE-12345',
  blocks: [
    { kind: 'facts', facts: [['Phone', 'iPhone 13 Pro']] },
    { kind: 'barcode', code: 'PH-ABCDE-12345' },
    {
      kind: 'table',
      columns: [{ heading: 'Serial', share: 0.7 }, { heading: 'AED', share: 0.3, isFigure: true }],
      rows: Array.from({ length: 60 }, (_, row) => [`F2LW${row}`, '850.00']),
      totals: ['Total', '51,000.00'],
    },
  ],
  foot: 'Planet Heroes, Dubai',
  page: 'Page # of ##',
  madeAt: new Date('2026-11-22T10:00:00Z'),
};

async function textOf(content: PdfContent): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await writePdf(content))));
  return text;
}

describe('a document', () => {
  it('writes what it gets, repeats a table’s headings on each page and numbers the pages', async () => {
    const pages = await textOf(CONTENT);
    expect(pages).toHaveLength(3);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Page ${index + 1} of 3`);
      expect(page).toMatch(/Serial\s+AED/);
    }
    expect(pages[0]).toMatch(/Phone\s+iPhone 13 Pro/);
    for (const row of [0, 30, 59]) expect(pages.join('\n')).toMatch(new RegExp(`F2LW${row}\\s+850\\.00`));
    expect(pages[2]).toMatch(/Total\s+51,000\.00/);
  });

  it('takes words that are wider than their column, and no words', async () => {
    const blocks: PdfContent['blocks'] = [
      { kind: 'facts', facts: [['Name', 'x'.repeat(400)], ['', '']] },
      { kind: 'paragraph', text: '' },
    ];
    const [page] = await textOf({ ...CONTENT, blocks });
    expect(page!.match(/x/g)).toHaveLength(400);
  });
});
