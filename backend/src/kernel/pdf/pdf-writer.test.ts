import { describe, expect, it } from '@jest/globals';
import { PdfWriter } from './pdf-writer.js';
import type { PdfContent } from './write-pdf.js';

const CONTENT: PdfContent = {
  locale: 'en', title: 'Receipt', reference: 'PH-ABCDE-12345', blocks: [], foot: '', page: '', madeAt: new Date(0),
};

describe('documents that many ask for at once', () => {
  it('are two for each caller at once: a further one is refused for now, and others are served', async () => {
    const writer = new PdfWriter();
    const own = [1, 2, 3].map(() => writer.write(CONTENT, 'a'));
    const other = writer.write(CONTENT, 'b');
    const ends = await Promise.allSettled([...own, other]);
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    await expect(own[2]).rejects.toMatchObject({ code: 'too_many_requests', status: 429, details: { retryAfter: 2 } });
    await writer.onModuleDestroy();
  });

  it('are written as far as some seconds reach, the rest is refused for now, and later ones are written', async () => {
    const writer = new PdfWriter();
    const asked = await Promise.allSettled(Array.from({ length: 100 }, (_, asked) => writer.write(CONTENT, `caller ${asked}`)));
    const written = asked.filter(({ status }) => status === 'fulfilled').length;
    expect(written).toBeGreaterThanOrEqual(40);
    expect(written).toBeLessThan(100);
    for (const each of asked)
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'overloaded', status: 503 });
    expect((await writer.write(CONTENT, 'a')).subarray(0, 5).toString()).toBe('%PDF-');
    await writer.onModuleDestroy();
  });
});
