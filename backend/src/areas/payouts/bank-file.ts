import { dubaiDate } from '@planet-heroes/contracts/kernel/calendar/dubai-calendar';
import { asPlainCell } from '@planet-heroes/contracts/kernel/text/formula';
import { latinName } from '@planet-heroes/contracts/kernel/text/latin-name';

/** One transfer, opened. Amount in fils. */
export interface Transfer {
  pays: 'trade-in' | 'order';
  /** The trade-in's or the order's code, which its payee knows: no longer than `referenceOf` makes it. */
  reference: string;
  /** In Latin letters without marks. */
  holder: string;
  iban: string;
  amountFils: number;
}

/** The account that pays. */
export interface PayingAccount {
  name: string;
  iban: string;
}

/** What a bank takes of a reference (Max35Text). */
const MAX_REFERENCE = 35;

/** A code as a reference; ids that stand for a code are cut to what is as good as unique. */
export function referenceOf(code: string): string {
  return code.length <= MAX_REFERENCE ? code : code.replaceAll('-', '').slice(0, MAX_REFERENCE);
}

const dirhams = (fils: number) => `${Math.floor(fils / 100)}.${String(fils % 100).padStart(2, '0')}`;
const cell = (text: string) => `"${asPlainCell(text).replaceAll('"', '""')}"`;

/** A batch as a spreadsheet: one line for each transfer. A cell never begins as a formula does. */
export function asCsv(transfers: readonly Transfer[]): string {
  const lines = transfers.map(({ reference, holder, iban, amountFils }) =>
    [cell(holder), cell(iban), dirhams(amountFils), 'AED', cell(reference)].join(',')
  );
  return sheet('Beneficiary,IBAN,Amount,Currency,Reference', lines);
}

/** The transfers that the other files leave out, as a spreadsheet: their holders' names are not in Latin letters. */
export function leftOutAsCsv(transfers: readonly Transfer[]): string {
  const lines = transfers.map(({ reference, holder, amountFils }) =>
    [cell(holder), dirhams(amountFils), 'AED', cell(reference)].join(',')
  );
  return sheet('Account holder,Amount,Currency,Reference', lines);
}

/** Lines as a spreadsheet reads them: in UTF-8, as a byte order mark says. */
function sheet(names: string, lines: readonly string[]): string {
  return `\uFEFF${[names, ...lines, ''].join('\r\n')}`;
}

/** A batch as a bank takes it: a customer credit transfer, pain.001.001.09. */
export function asPain001(
  batchId: string,
  transfers: readonly Transfer[],
  { name: payer, iban }: PayingAccount,
  now: Date,
): string {
  const name = escape(latinName(payer) ?? '');
  const sum = dirhams(transfers.reduce((total, { amountFils }) => total + amountFils, 0));
  const message = referenceOf(batchId);
  const day = dubaiDate(now);
  const each = transfers.map(({ pays, reference: code, holder, iban: to, amountFils }) => {
    const reference = escape(code);
    return `      <CdtTrfTxInf>
        <PmtId><EndToEndId>${reference}</EndToEndId></PmtId>
        <Amt><InstdAmt Ccy="AED">${dirhams(amountFils)}</InstdAmt></Amt>
        <Cdtr><Nm>${escape(holder)}</Nm></Cdtr>
        <CdtrAcct><Id><IBAN>${escape(to)}</IBAN></Id></CdtrAcct>
        <RmtInf><Ustrd>Planet Heroes ${pays} ${reference}</Ustrd></RmtInf>
      </CdtTrfTxInf>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">
  <CstmrCdtTrfInitn>
    <GrpHdr>
      <MsgId>${escape(message)}</MsgId>
      <CreDtTm>${now.toISOString().slice(0, 19)}Z</CreDtTm>
      <NbOfTxs>${transfers.length}</NbOfTxs>
      <CtrlSum>${sum}</CtrlSum>
      <InitgPty><Nm>${name}</Nm></InitgPty>
    </GrpHdr>
    <PmtInf>
      <PmtInfId>${escape(message)}</PmtInfId>
      <PmtMtd>TRF</PmtMtd>
      <NbOfTxs>${transfers.length}</NbOfTxs>
      <CtrlSum>${sum}</CtrlSum>
      <ReqdExctnDt><Dt>${day}</Dt></ReqdExctnDt>
      <Dbtr><Nm>${name}</Nm></Dbtr>
      <DbtrAcct><Id><IBAN>${escape(iban)}</IBAN></Id><Ccy>AED</Ccy></DbtrAcct>
      <DbtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></DbtrAgt>
${each.join('\n')}
    </PmtInf>
  </CstmrCdtTrfInitn>
</Document>
`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
