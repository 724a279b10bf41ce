import type { Locale } from '@planet-heroes/contracts/kernel/text/locales';
import type { TradeInDocument } from '@planet-heroes/contracts/areas/trade-ins/documents';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { formatsOf, PAGE_FEET } from '../../kernel/pdf/house-style.js';
import type { PdfBlock, PdfContent } from '../../kernel/pdf/write-pdf.js';
import { DOCUMENT_TEXTS, type DocumentTexts } from './document-texts.js';

interface Reader {
  /** What the hero is called. */
  name: string;
  locale: Locale;
  now: Date;
}

type Step = TradeIn['steps'][number];
/** Undefined where nobody did it. */
type Happening = Pick<Step, 'at' | 'state'> & { by?: Step['by'] };
type Facts = Extract<PdfBlock, { kind: 'facts' }>['facts'];

/** A document of a trade-in in its current state. It has to be one that `documentsOf` names. */
export function tradeInDocument(tradeIn: TradeIn, kind: TradeInDocument, { name, locale, now }: Reader): PdfContent {
  const text = DOCUMENT_TEXTS[locale];
  const format = formatsOf(locale, 0);
  const blocks: Record<TradeInDocument, () => PdfBlock[]> = {
    label: () => [
      { kind: 'facts', facts: [[text.facts.from, name], [text.facts.to, PAGE_FEET[locale].foot]] },
      { kind: 'barcode', code: tradeIn.code! },
      { kind: 'facts', facts: phoneFacts(tradeIn, text) },
      ...text.labelHints.map((hint) => ({ kind: 'paragraph' as const, text: hint })),
    ],
    receipt: () => receipt(tradeIn, { name, now }, text, format),
    certificate: () => {
      const { at, by } = tradeIn.steps.findLast(({ state }) => state === 'wiped')!;
      const method: [string, string][] = by === 'demo' ? [] : [[text.facts.method, tradeIn.certificate!]];
      return [
        { kind: 'facts', facts: [
          ...phoneFacts(tradeIn, text),
          [text.facts.hero, name],
          [text.facts.erased, format.moment(at)],
          ...method,
        ] },
        ...(tradeIn.isDemo ? [] : [{ kind: 'paragraph' as const, text: text.certified }]),
        { kind: 'barcode', code: tradeIn.code! },
      ];
    },
  };
  const demo: PdfBlock[] = tradeIn.isDemo ? [{ kind: 'paragraph', text: text.demo[kind] }] : [];
  return {
    locale, title: text.titles[kind], reference: tradeIn.code!, blocks: [...demo, ...blocks[kind]()],
    ...PAGE_FEET[locale], madeAt: now,
  };
}

function receipt(
  tradeIn: TradeIn,
  { name, now }: Omit<Reader, 'locale'>,
  text: DocumentTexts,
  format: ReturnType<typeof formatsOf>,
): PdfBlock[] {
  const { valueFils, points, lockedUntil, handover, state, condition } = tradeIn;
  const facts: Facts = [
    ...phoneFacts(tradeIn, text),
    [text.facts.condition, text.conditions[condition] ?? condition],
    [text.facts.price, format.money(valueFils)],
    [text.facts.points, format.whole(points)],
    [text.facts.hero, name],
    [text.facts.state, text.steps[state]],
    [text.facts.made, format.moment(now.toISOString())],
    ...(lockedUntil ? [[text.facts.locked, format.moment(lockedUntil)] as const] : []),
    ...(handover ? [[text.facts.handover, text.handovers[handover.method]] as const] : []),
    ...(handover && handover.feeFils > 0 ? [[text.facts.fee, format.money(handover.feeFils)] as const] : []),
  ];
  return [
    { kind: 'facts', facts },
    { kind: 'barcode', code: tradeIn.code! },
    { kind: 'heading', text: text.history },
    {
      kind: 'table',
      columns: [
        { heading: text.columns.when, share: 0.34 },
        { heading: text.columns.what, share: 0.42 },
        { heading: text.columns.by, share: 0.24 },
      ],
      rows: happenings(tradeIn).map(({ at, state, by }) => [
        format.moment(at), text.steps[state], by ? text.actors[by] : '',
      ]),
    },
  ];
}

/** The events between lock and end that are not anybody's steps. */
function happenings({ state, quotedAt, decidedAt, steps }: TradeIn): Happening[] {
  const ends = decidedAt && steps.at(-1)?.state !== state;
  return [
    ...(quotedAt ? [{ at: quotedAt, state: 'quoted' as const, by: 'hero' as const }] : []),
    ...steps,
    ...(ends ? [{ at: decidedAt, state }] : []),
  ];
}

/** Which phone it is, as far as it was said. */
function phoneFacts({ device, storageGb, imei }: TradeIn, { facts }: DocumentTexts): Facts {
  return [
    [facts.phone, storageGb === null ? device : `${device}, ${storageGb} GB`],
    ...(imei === null ? [] : [['IMEI', imei] as const]),
  ];
}
