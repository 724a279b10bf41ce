import bwip from 'bwip-js/node';
import type { Locale } from '@planet-heroes/contracts/kernel/text/locales';
import Pdf from 'pdfkit';
import { type Direction, Typesetter, type Weight } from './typesetter.js';

/** A column of a table: its share of the width, and whether it holds figures. */
export interface PdfColumn {
  heading: string;
  share: number;
  isFigure?: boolean;
}

export type PdfBlock =
  | { kind: 'heading' | 'paragraph'; text: string }
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  | { kind: 'barcode'; code: string }
  | {
    kind: 'table';
    columns: readonly PdfColumn[];
    rows: readonly (readonly string[])[];
    totals?: readonly string[];
  };

/** A document of ours. */
export interface PdfContent {
  locale: Locale;
  title: string;
  /** What it is known by, beside our name. */
  reference: string;
  blocks: readonly PdfBlock[];
  /** At the foot of every page: who we are and where. */
  foot: string;
  /** Beside it, with the page’s number for `#` and how many there are for `##`. */
  page: string;
  madeAt: Date;
}

const MARGIN = 56;
const LINE = 1.45;
const INK = '#15302e';
const MUTED = '#56706d';
const ACCENT = '#0e6e67';
const RULE = '#cfdcd8';
const SIZES = { title: 22, heading: 13, text: 10.5, small: 9 } as const;
/** The narrow bar of a barcode, in points: what hand scanners read from a plain printer. */
const BAR = 1.3;

/** What the types of PDFKit leave out is of which cells a heading is. */
type ElementOptions = PDFKit.Mixins.StructureElementOptions & { scope?: 'Row' | 'Column' };

/** Writes a document on A4, in the language’s direction. */
export async function writePdf(content: PdfContent): Promise<Buffer> {
  const document = new Pdf({
    size: 'A4', margin: 0, bufferPages: true, lang: content.locale, displayTitle: true, tagged: true,
    pdfVersion: '1.7',
    info: { Title: `${content.title} ${content.reference}`, Author: 'Planet Heroes', CreationDate: content.madeAt },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const written = new Promise<void>((resolve, reject) => {
    document.on('end', resolve);
    document.on('error', reject);
  });
  new Writer(document, content).write();
  document.end();
  await written;
  return Buffer.concat(chunks);
}

class Writer {
  private readonly type: Typesetter;
  private readonly direction: Direction;
  private readonly width: number;
  private readonly bottom: number;
  private y = MARGIN;
  /** What is written next belongs to it. */
  private element: PDFKit.PDFStructureElement;

  constructor(private readonly document: PDFKit.PDFDocument, private readonly content: PdfContent) {
    this.direction = content.locale === 'ar' ? 'rtl' : 'ltr';
    this.type = new Typesetter(document, this.direction);
    this.width = document.page.width - 2 * MARGIN;
    this.bottom = document.page.height - MARGIN - 16;
    this.element = document.struct('Document');
    document.addStructure(this.element);
  }

  write(): void {
    const { title, reference, blocks } = this.content;
    this.decoration(() => this.drop());
    this.tagged('P', () =>
      this.line('Planet Heroes', { size: SIZES.heading, weight: 'bold', colour: ACCENT, inset: 20 }));
    this.tagged('P', () => this.line(reference, { size: SIZES.heading, atEnd: true }));
    this.y += SIZES.heading * LINE + 14;
    this.tagged('H1', () => this.paragraph(title, SIZES.title, 'bold'));
    this.y += 8;
    for (const block of blocks) this.block(block);
    this.element.end();
    this.feet();
  }

  private block(block: PdfBlock): void {
    switch (block.kind) {
      case 'heading':
        this.y += 12;
        this.room(60);
        this.tagged('H2', () => this.paragraph(block.text, SIZES.heading, 'bold'));
        this.y += 4;
        return;
      case 'paragraph':
        this.tagged('P', () => this.paragraph(block.text, SIZES.text, 'regular'));
        this.y += 6;
        return;
      case 'facts':
        this.within('Table', () => {
          for (const fact of block.facts) this.cells(fact, FACT_COLUMNS);
        });
        this.y += 6;
        return;
      case 'barcode':
        this.barcode(block.code);
        return;
      case 'table':
        this.within('Table', () => this.table(block.columns, block.rows, block.totals));
    }
  }

  /** What is drawn within is of elements below this one, so that readers know what is what (tagged PDF). */
  private within(type: string, draw: () => void, options: ElementOptions = {}): void {
    const { element: parent, document } = this;
    this.element = document.struct(type as 'P', options);
    parent.add(this.element);
    draw();
    this.element.end();
    this.element = parent;
  }

  /** What is drawn within is all that an element holds. */
  private tagged(type: string, draw: () => void, options?: ElementOptions): void {
    this.within(type, () => {
      const content = this.document.markStructureContent(type as 'P');
      draw();
      this.document.endMarkedContent();
      this.element.add(content);
    }, options);
  }

  /** What is not read aloud. */
  private decoration(draw: () => void): void {
    this.document.markContent('Artifact');
    draw();
    this.document.endMarkedContent();
  }

  private table(columns: readonly PdfColumn[], rows: readonly (readonly string[])[], totals?: readonly string[]): void {
    const headings = columns.map(({ heading }) => heading);
    this.room(3 * SIZES.text * LINE);
    this.cells(headings, columns, 'bold', { isHeading: true });
    for (const row of rows) {
      if (this.cells(row, columns, 'regular', { stays: true })) continue;
      this.turn();
      this.cells(headings, columns, 'bold', { isHeading: true });
      this.cells(row, columns);
    }
    if (totals) this.cells(totals, columns, 'bold');
    this.y += 6;
  }

  /**
   * One row with a rule below it. When it must stay on the page, it writes nothing and returns false where there is no
   * room.
   */
  private cells(
    texts: readonly string[],
    columns: readonly PdfColumn[],
    weight: Weight = 'regular',
    { stays = false, isHeading = false } = {},
  ): boolean {
    const size = SIZES.text;
    const gap = 10;
    const lines = texts.map((text, index) =>
      this.type.linesOf(text, columns[index]!.share * this.width - gap, size, weight)
    );
    const height = Math.max(1, ...lines.map(({ length }) => length)) * size * LINE + 6;
    if (stays && this.y + height > this.bottom) return false;
    this.room(height);
    this.within('TR', () => {
      let start = 0;
      for (const [index, column] of columns.entries()) {
        const width = column.share * this.width - gap;
        const isLabel = columns === FACT_COLUMNS && index === 0;
        const heading = isLabel ? { scope: 'Row' as const } : isHeading ? { scope: 'Column' as const } : undefined;
        this.tagged(heading ? 'TH' : 'TD', () => {
          for (const [row, text] of (lines[index] ?? []).entries()) {
            const indent = column.isFigure ? width - this.type.widthOf(text, size, weight) : 0;
            const colour = isLabel ? MUTED : INK;
            this.put(text, start + indent, this.y + 3 + row * size * LINE, { size, weight, colour });
          }
        }, heading);
        start += column.share * this.width;
      }
    });
    this.y += height;
    this.decoration(() => {
      this.document.moveTo(MARGIN, this.y).lineTo(MARGIN + this.width, this.y).lineWidth(0.6).stroke(RULE);
    });
    return true;
  }

  private barcode(code: string): void {
    const bars = barsOf(code);
    const height = 52;
    this.room(height + 40);
    this.y += 10;
    const total = bars.reduce((sum, bar) => sum + bar, 0) * BAR;
    let x = MARGIN + (this.width - total) / 2;
    this.tagged('Figure', () => {
      for (const [index, bar] of bars.entries()) {
        if (index % 2 === 0) this.document.rect(x, this.y, bar * BAR, height).fill('#000000');
        x += bar * BAR;
      }
    }, { alt: code });
    this.y += height + 6;
    const indent = (this.width - this.type.widthOf(code, SIZES.heading, 'bold')) / 2;
    this.tagged('P', () => this.put(code, indent, this.y, { size: SIZES.heading, weight: 'bold', colour: INK }));
    this.y += SIZES.heading * LINE + 10;
  }

  private paragraph(text: string, size: number, weight: Weight): void {
    for (const line of this.type.linesOf(text, this.width, size, weight)) {
      this.room(size * LINE);
      this.line(line, { size, weight });
      this.y += size * LINE;
    }
  }

  private line(
    text: string,
    { size, weight = 'regular', colour = INK, atEnd = false, inset = 0 }: {
      size: number;
      weight?: Weight;
      colour?: string;
      atEnd?: boolean;
      inset?: number;
    },
  ): void {
    const indent = atEnd ? this.width - this.type.widthOf(text, size, weight) : inset;
    this.put(text, indent, this.y, { size, weight, colour });
  }

  /** Writes a line that begins so far from where lines begin: on the left, or in Arabic on the right. */
  private put(text: string, indent: number, y: number, { size, weight, colour }: {
    size: number;
    weight: Weight;
    colour: string;
  }): void {
    const x = this.direction === 'ltr' ? indent : this.width - indent - this.type.widthOf(text, size, weight);
    this.document.fillColor(colour);
    this.type.write(text, MARGIN + x, y, size, weight);
  }

  private drop(): void {
    const x = this.direction === 'ltr' ? MARGIN : MARGIN + this.width - 13;
    this.document.save().translate(x, this.y - 1)
      .path('M6.5 0C9.5 4 13 7.3 13 11.2C13 14.9 10.1 17.5 6.5 17.5S0 14.9 0 11.2C0 7.3 3.5 4 6.5 0Z').fill(ACCENT)
      .restore();
  }

  private feet(): void {
    const { start, count } = this.document.bufferedPageRange();
    for (let page = start; page < start + count; page++) {
      this.document.switchToPage(page);
      this.y = this.document.page.height - MARGIN - SIZES.small;
      const numbered = this.content.page.replace('##', String(count)).replace('#', String(page + 1));
      this.decoration(() => {
        this.line(this.content.foot, { size: SIZES.small, colour: MUTED });
        this.line(numbered, { size: SIZES.small, colour: MUTED, atEnd: true });
      });
    }
  }

  /** Turns the page where so much does not fit on it any more. */
  private room(height: number): void {
    if (this.y + height > this.bottom) this.turn();
  }

  private turn(): void {
    this.document.addPage();
    this.y = MARGIN;
  }
}

/** The widths of a Code 128 symbol’s bars and of the spaces between them, in turn. */
function barsOf(code: string): number[] {
  const [symbol] = bwip.raw({ bcid: 'code128', text: code });
  if (!symbol || !('sbs' in symbol)) throw new Error(`No bars for "${code}".`);
  return symbol.sbs;
}

const FACT_COLUMNS: readonly PdfColumn[] = [{ heading: '', share: 0.34 }, { heading: '', share: 0.66 }];
