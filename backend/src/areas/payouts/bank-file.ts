import { asPlainCell } from '@planet-heroes/contracts/kernel/text/formula';

/** One transfer, opened. Amount in fils. */
export interface Transfer {
  pays: 'trade-in' | 'order';
  /** Of the trade-in or the order. */
  id: string;
  holder: string;
  iban: string;
  amountFils: number;
}

/** The account that pays. */
export interface PayingAccount {
  name: string;
  iban: string;
}

const dirhams = (fils: number) => `${Math.floor(fils / 100)}.${String(fils % 100).padStart(2, '0')}`;
/** What bank files may hold of a name: Latin letters, digits and a few signs. */
const PLAIN = /[^A-Za-z0-9/\-?:().,'+ ]/g;
const plain = (text: string, length: number) => text.normalize('NFKD').replaceAll(PLAIN, '').trim().slice(0, length);

/** A batch as a spreadsheet: one line for each transfer. A cell never begins as a formula does. */
export function asCsv(transfers: readonly Transfer[]): string {
  const cell = (text: string) => {
    return `"${asPlainCell(text).replaceAll('"', '""')}"`;
  };
  const lines = transfers.map(({ id, holder, iban, amountFils }) =>
    [cell(holder), cell(iban), dirhams(amountFils), 'AED', cell(id)].join(',')
  );
  return ['Beneficiary,IBAN,Amount,Currency,Reference', ...lines, ''].join('\r\n');
}

/** A batch as a bank takes it: a customer credit transfer, pain.001.001.09. */
export function asPain001(
  batchId: string,
  transfers: readonly Transfer[],
  { name, iban }: PayingAccount,
  now: Date,
): string {
  const sum = dirhams(transfers.reduce((total, { amountFils }) => total + amountFils, 0));
  const message = batchId.replaceAll('-', '').slice(0, 35);
  const day = now.toISOString().slice(0, 10);
  const each = transfers.map(({ pays, id, holder, iban: to, amountFils }) => {
    const reference = escape(id.replaceAll('-', '').slice(0, 35));
    return `      <CdtTrfTxInf>
        <PmtId><EndToEndId>${reference}</EndToEndId></PmtId>
        <Amt><InstdAmt Ccy="AED">${dirhams(amountFils)}</InstdAmt></Amt>
        <Cdtr><Nm>${escape(plain(holder, 70) || 'Account holder')}</Nm></Cdtr>
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
      <InitgPty><Nm>${escape(plain(name, 70))}</Nm></InitgPty>
    </GrpHdr>
    <PmtInf>
      <PmtInfId>${escape(message)}</PmtInfId>
      <PmtMtd>TRF</PmtMtd>
      <NbOfTxs>${transfers.length}</NbOfTxs>
      <CtrlSum>${sum}</CtrlSum>
      <ReqdExctnDt><Dt>${day}</Dt></ReqdExctnDt>
      <Dbtr><Nm>${escape(plain(name, 70))}</Nm></Dbtr>
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
