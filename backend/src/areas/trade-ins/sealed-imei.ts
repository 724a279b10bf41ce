import { maskedImei } from '@planet-heroes/contracts/areas/trade-ins/imei';
import { digestOf, openText, sealText } from '../../kernel/foundation/sealing.js';

const IMEI = { area: 'trade-ins', what: 'imei' } as const;

/** An IMEI as it is kept: its last digits to be shown, the sealed IMEI, and a digest that recognises the same phone. */
export function sealImei(secret: string, imei: string, tradeInId: string) {
  return {
    masked: maskedImei(imei),
    sealed: sealText(secret, imei, { ...IMEI, of: tradeInId }),
    digest: digestOf(secret, imei, IMEI),
  };
}

/** Opens what was sealed for this trade-in. Throws where it was sealed otherwise. */
export function openImei(secret: string, sealed: string, tradeInId: string): string {
  return openText(secret, sealed, { ...IMEI, of: tradeInId });
}
