import { TitleRow, type TitleRowProps } from '../../kernel/live/title-row';
import { SampleCompanyLine } from './own-company/sample-company-line';
import { UndecidedCompanyLine } from './own-company/undecided-company-line';
import { useActingFor } from './use-acting-for';

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
