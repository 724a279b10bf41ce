import { TitleRow, type TitleRowProps } from '../ui/title-row';
import { SampleCompanyLine } from './own-company/sample-company-line';
import { useActingFor } from './use-acting-for';

/** The opening of every company screen: whose it is, where that is the sample company's, and then its title. */
export function CompanyTitleRow({ actions, ...title }: Omit<TitleRowProps, 'live'>) {
  const isNobodys = useActingFor().kind === 'nobody';
  return (
    <>
      <SampleCompanyLine />
      <TitleRow {...title} live={!isNobodys} actions={isNobodys ? undefined : actions} />
    </>
  );
}
