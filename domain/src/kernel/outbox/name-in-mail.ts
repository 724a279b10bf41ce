import { charactersOf } from '@planet-heroes/contracts/kernel/text/characters';

const MAX_LENGTH = 40;

/**
 * A name that somebody else chose, as e-mails show it: without the signs that mail programs make links of, in any of
 * their forms, and at most 40 characters.
 */
export function nameInMail(name: string): string {
  const plain = name.normalize('NFKC').replace(/[./\\:@\u3002\u2044\u2215\u2024]+/gu, ' ').replace(/\s+/gu, ' ').trim();
  const letters = charactersOf(plain);
  return letters.length <= MAX_LENGTH ? plain : `${letters.slice(0, MAX_LENGTH - 1).join('').trimEnd()}…`;
}
