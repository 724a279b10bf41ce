import type { Payout } from '@planet-heroes/contracts/areas/payouts/schemas';
import type { Locale } from '@planet-heroes/contracts/kernel/text/locales';
import type { TradeInPaper } from '@planet-heroes/contracts/areas/trade-ins/documents';
import { isInPost, RECEIVABLE_TRADE_IN_STATES, UNTAKEN_TRADE_IN_STATES } from '@planet-heroes/contracts/areas/trade-ins/journey';
import { reasonsInArabic } from '@planet-heroes/contracts/areas/trade-ins/known-reasons';
import { pricesOf } from '@planet-heroes/contracts/areas/trade-ins/repricing';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { formatsOf, PAGE_FEET } from '../../kernel/pdf/house-style.js';
import type { PdfBlock, PdfContent } from '../../kernel/pdf/write-pdf.js';
import { DOCUMENT_TEXTS, type DocumentTexts } from './document-texts.js';

interface Reader {
  /** How it is paid; undefined where nothing is chosen or due. */
  payout: Payout | undefined;
  /** The desk’s number; undefined where none is set. */
  deskPhone: string | undefined;
  /** What the hero is called. */
  name: string;
  locale: Locale;
  now: Date;
}

const UNTAKEN: ReadonlySet<TradeIn['state']> = new Set(UNTAKEN_TRADE_IN_STATES);

const NOT_ARRIVED: ReadonlySet<TradeIn['state']> = new Set(RECEIVABLE_TRADE_IN_STATES);

type Step = TradeIn['steps'][number];
/** Undefined where nobody did it. */
type Happening = { at: string; state: Step['state'] | 'paid' | 'credited' } & Partial<Pick<Step, 'by' | 'note'>>;
type Facts = Extract<PdfBlock, { kind: 'facts' }>['facts'];

/** A paper of a trade-in in its current state. It has to be one that `documentsOf` names. */
export function tradeInDocument(
  tradeIn: TradeIn,
  kind: TradeInPaper,
  { name, locale, now, payout, deskPhone }: Reader,
): PdfContent {
  const text = DOCUMENT_TEXTS[locale];
  const format = formatsOf(locale, 0);
  const blocks: Record<TradeInPaper, () => PdfBlock[]> = {
    label: () => [
      ...sender(tradeIn, name, text),
      {
        kind: 'facts',
        facts: [
          [text.facts.to, PAGE_FEET[locale].foot],
          ...(deskPhone ? [[text.facts.deskPhone, deskPhone] as const] : []),
        ],
      },
      // Nothing on the outside says what is inside.
      { kind: 'barcode', code: tradeIn.code! },
      ...text.labelHints.map((hint) => ({ kind: 'paragraph' as const, text: hint })),
    ],
    receipt: () => receipt(tradeIn, { name, now, payout, locale }, text, format),
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
  { name, now, payout, locale }: Omit<Reader, 'deskPhone'>,
  text: DocumentTexts,
  format: ReturnType<typeof formatsOf>,
): PdfBlock[] {
  const { valueFils, points, lockedUntil, handover, state, condition, reasons, inspection } = tradeIn;
  const amount = (locked: string) => UNTAKEN.has(state) ? text.notCredited(locked) : locked;
  const why = locale === 'ar' ? reasonsInArabic(reasons) : reasons;
  const offered = inspection ? ` (${format.money(inspection.valueFils)})` : '';
  const stepText = (step: TradeIn['state']) =>
    isInPost(step, handover?.method) ? text.posted : `${text.steps[step]}${step === 'countered' ? offered : ''}`;
  const facts: Facts = [
    ...phoneFacts(tradeIn, text),
    [text.facts.condition, text.conditions[condition] ?? condition],
    [text.facts.price, amount(format.money(valueFils))],
    [text.facts.points, amount(format.whole(points))],
    [text.facts.hero, name],
    [text.facts.state, stepText(state)],
    ...(reasons.length > 0 ? [[text.facts.why, why.join(' · ')] as const] : []),
    [text.facts.made, format.moment(now.toISOString())],
    ...(lockedUntil && NOT_ARRIVED.has(state) ? [[text.facts.locked, format.moment(lockedUntil)] as const] : []),
    ...(handover ? [[text.facts.handover, text.handovers[handover.method]] as const] : []),
    ...(handover && handover.feeFils > 0 ? [[text.facts.fee, format.money(handover.feeFils)] as const] : []),
  ];
  return [
    { kind: 'facts', facts },
    // For the desk to scan; of no use once the phone is there.
    ...(NOT_ARRIVED.has(state) ? [{ kind: 'barcode' as const, code: tradeIn.code! }] : []),
    ...(payout
      ? [{ kind: 'heading' as const, text: text.payment }, {
        kind: 'facts' as const,
        facts: paymentFacts(payout, text, format, tradeIn.isDemo),
      }]
      : []),
    { kind: 'heading', text: text.history },
    {
      kind: 'table',
      columns: [
        { heading: text.columns.when, share: 0.34 },
        { heading: text.columns.what, share: 0.42 },
        { heading: text.columns.by, share: 0.24 },
      ],
      rows: happenings(tradeIn, payout).map(({ at, state, by, note = '' }, index) => {
        const [from, to] = pricesOf(note);
        return [
          format.moment(at),
          state === 'paid' || state === 'credited'
            ? text.payouts[state]
            : state === 'quoted' && index > 0 ? text.repriced(format.money(from), format.money(to)) : stepText(state),
          by ? text.actors[by] : '',
        ];
      }),
    },
  ];
}

/** Who sends the parcel, and where from; a line to write on where that was not said. */
function sender({ returnAddress }: TradeIn, name: string, { facts, writeSender }: DocumentTexts): PdfBlock[] {
  return returnAddress
    ? [{
      kind: 'facts',
      facts: [
        [facts.from, `${returnAddress.contact}, ${returnAddress.address}`], [facts.senderPhone, returnAddress.phone],
      ],
    }]
    : [{ kind: 'facts', facts: [[facts.from, name]] }, { kind: 'paragraph', text: writeSender }];
}

const TRANSFERS: ReadonlySet<Payout['state']> = new Set(['owed', 'batched', 'paid']);

/** How it is paid, how much, and to which account, as far as it is known. */
function paymentFacts(
  { method, state, amountFils, account, paidAt, reference }: Payout,
  { facts, methods, payouts }: DocumentTexts,
  format: ReturnType<typeof formatsOf>,
  isDemo: boolean,
): Facts {
  return [
    ...(method ? [[facts.how, methods[method]] as const] : []),
    ...(amountFils === null ? [] : [[facts.amount, format.money(amountFils)] as const]),
    ...(account ? [[facts.account, account] as const] : []),
    // The paper of a demo says above that nothing is paid out.
    ...(isDemo && TRANSFERS.has(state) ? [] : [[facts.money, payouts[state]] as const]),
    ...(paidAt ? [[facts.paidOn, format.day(paidAt)] as const] : []),
    ...(reference && state === 'paid' ? [[facts.reference, reference] as const] : []),
  ];
}

/** Steps, lock, end and payment, oldest first. */
function happenings({ state, quotedAt, decidedAt, steps }: TradeIn, payout: Payout | undefined): Happening[] {
  const ends = decidedAt && steps.at(-1)?.state !== state;
  return [
    ...(quotedAt ? [{ at: quotedAt, state: 'quoted' as const, by: 'hero' as const }] : []),
    ...steps,
    ...(ends ? [{ at: decidedAt, state }] : []),
    ...(payout?.paidAt
      ? [{ at: payout.paidAt, state: payout.method === 'credit' ? 'credited' as const : 'paid' as const }]
      : []),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** Which phone it is, as far as it was said. */
function phoneFacts({ device, storageGb, imei }: TradeIn, { facts }: DocumentTexts): Facts {
  return [
    [facts.phone, storageGb === null ? device : `${device}, ${storageGb} GB`],
    ...(imei === null ? [] : [['IMEI', imei] as const]),
  ];
}
