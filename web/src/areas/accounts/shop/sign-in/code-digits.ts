import { SIGN_IN } from '@planet-heroes/contracts/areas/accounts/catalogue';
import { plainDigits } from '@planet-heroes/contracts/kernel/text/plain-digits';

/** The digits of what was typed or pasted, "123 456" say, as many as a code has. */
export function codeDigits(text: string): string {
  return plainDigits(text).replaceAll(/\D/g, '').slice(0, SIGN_IN.codeDigits);
}
