import { corporateAccountTexts } from '../../../texts-account.en';
import { OpenAccountButton } from '../../../../corporate/own-company/open-account-button';
import { useMyCompanies } from '../../../../corporate/own-company/use-my-companies';
import { useActingFor } from '../../../../corporate/use-acting-for';
import { Card } from '../../../../../kit/card';
import { Heading } from '../../../../../kit/heading';

const text = corporateAccountTexts.ownKey;

/** How visitors of the sample company come to a key: it is made in the account of a company of their own. */
export function OwnKeyPanel() {
  const acting = useActingFor();
  const mine = useMyCompanies();
  if (acting.kind !== 'sample' || !mine) return null;
  return (
    <Card tone="sand" className="grid grid-cols-1 justify-items-start gap-4">
      <Heading level={2} size={3}>
        {text.title}
      </Heading>
      <p className="max-w-prose text-ink-muted">{mine.email === null ? text.signIn : text.register}</p>
      <OpenAccountButton email={mine.email} />
    </Card>
  );
}
