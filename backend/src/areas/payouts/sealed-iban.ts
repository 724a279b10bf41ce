import { openText, sealText } from '../../kernel/foundation/sealing.js';

const ibanOf = (id: string) => ({ area: 'payouts', what: 'iban', of: id });

/** An account’s number, sealed for the database: for the trade-in that it pays, or for the company whose it is. */
export function sealIban(secret: string, iban: string, id: string): string {
  return sealText(secret, iban, ibanOf(id));
}

/** Opens what `sealIban` sealed for this trade-in or company. Throws where it was sealed otherwise. */
export function openIban(secret: string, sealed: string, id: string): string {
  return openText(secret, sealed, ibanOf(id));
}
