import type { Company } from '@planet-heroes/contracts/areas/companies/schemas';
import { corporateTexts } from '../texts.en';
import { useActingFor } from '../use-acting-for';
import { NoteLine } from './note-line';
import { useMyCompanies } from './use-my-companies';

/** Says of an own company that the desk has not approved it, and what can be done until then. */
export function UndecidedCompanyLine() {
  const acting = useActingFor();
  if (acting.kind !== 'own' || acting.company.state === 'approved') return null;
  return <Undecided company={acting.company} />;
}

function Undecided({ company }: { company: Company }) {
  // Asks again while the desk has not decided.
  const mine = useMyCompanies();
  const { name, state: stateBefore } = company;
  const state = mine?.companies.find(({ id }) => id === company.id)?.state ?? stateBefore;
  if (state === 'approved') return null;
  const { label, texts } = corporateTexts.undecided;
  return <NoteLine label={label}>{texts[state](name)}</NoteLine>;
}
