import { TitleRow, type TitleRowProps } from '../../kernel/live/title-row';
import { SampleCompanyLine } from './own-company/sample-company-line';
import { useActingFor } from './use-acting-for';
import type { Company } from '@planet-heroes/contracts/areas/companies/schemas';
import { corporateTexts } from './texts.en';
import { NoteLine } from './own-company/note-line';
import { useMyCompanies } from './own-company/use-my-companies';

/** The opening of every company screen: what there is to say of whose it is, and then its title. */
export function CompanyTitleRow({ actions, ...title }: Omit<TitleRowProps, 'live'>) {
  const isNobodys = useActingFor().kind === 'nobody';
  return (
    <>
      <SampleCompanyLine />
      <UndecidedCompanyLine />
      <TitleRow {...title} live={!isNobodys} actions={isNobodys ? undefined : actions} />
    </>
  );
}

/** Says of an own company that the desk has not approved it, and what can be done until then. */
function UndecidedCompanyLine() {
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
