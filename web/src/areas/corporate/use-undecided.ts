import { useActingFor } from './company-queries';
import { corporateTexts } from './texts.en';

/** Why the visitor's company may not ask for anything, in words: the desk has not approved it. Else undefined. */
export function useUndecided(): string | undefined {
  const acting = useActingFor();
  if (acting.kind !== 'own' || acting.company.state === 'approved') return undefined;
  const { name, state } = acting.company;
  return corporateTexts.undecided.texts[state](name);
}
