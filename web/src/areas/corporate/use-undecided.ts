import { useActingFor } from './company-queries';
import { corporateTexts } from './texts.en';

/** What stands for a form while the desk has not approved the visitor's company: why not is said above the title. */
export function useUndecided(): string | undefined {
  const acting = useActingFor();
  if (acting.kind !== 'own' || acting.company.state === 'approved') return undefined;
  return corporateTexts.undecided.notApproved[acting.company.state];
}
