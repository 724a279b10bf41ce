import { RESERVED_NAME } from '@planet-heroes/contracts/kernel/text/name-faults';
import { joiningTexts } from '../../texts-joining.en';

/** What is wrong with a name, by what its schema says of it. */
export function nameError(message: string | undefined): string | undefined {
  const { error, ours } = joiningTexts.fields.name;
  return message && (message === RESERVED_NAME ? ours : error);
}
