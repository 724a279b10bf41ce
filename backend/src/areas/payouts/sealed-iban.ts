import { openText, sealText } from '../../kernel/foundation/sealing.js';

const ibanOf = (tradeInId: string) => ({ area: 'payouts', what: 'iban', of: tradeInId });

/** An account’s number, sealed for the database. */
export function sealIban(secret: string, iban: string, tradeInId: string): string {
  return sealText(secret, iban, ibanOf(tradeInId));
}

/** Opens what `sealIban` sealed for this trade-in. Throws where it was sealed otherwise. */
export function openIban(secret: string, sealed: string, tradeInId: string): string {
  return openText(secret, sealed, ibanOf(tradeInId));
}
