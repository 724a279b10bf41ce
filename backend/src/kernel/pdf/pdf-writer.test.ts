import { describe, expect, it } from '@jest/globals';
import { PdfWriter } from './pdf-writer.js';
import type { PdfContent } from './write-pdf.js';

const CONTENT: PdfContent = {
  locale: 'en', title: 'Receipt', reference: 'PH-ABCDE-12345', blocks: [], foot: '', page: '', madeAt: new Date(0),
};

describe('documents that many ask for at once', () => {
  it('are written as far as some seconds reach, the rest is told to come again, and later ones are written', async () => {
    const writer = new PdfWriter();
    const asked = await Promise.allSettled(Array.from({ length: 100 }, () => writer.write(CONTENT)));
    const written = asked.filter(({ status }) => status === 'fulfilled').length;
    expect(written).toBeGreaterThanOrEqual(40);
    expect(written).toBeLessThan(100);
    for (const each of asked)
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'overloaded', status: 503 });
    expect((await writer.write(CONTENT)).subarray(0, 5).toString()).toBe('%PDF-');
    await writer.onModuleDestroy();
  });
});
