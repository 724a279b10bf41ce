import { useEffect } from 'react';
import { browserStorage } from '../../../kernel/browser-storage';
import { openSignIn } from '../../heroes/joining-store';
import { corporateTexts } from '../texts.en';
import { Link } from '../../../kernel/routing/link';
import { useAddress } from '../../../kernel/routing/use-routing';
import { useActingFor } from '../use-acting-for';
import { NoteLine } from './note-line';
import { useMyCompanies } from './use-my-companies';

/** Read by public/first-paint.js: where the line did not show last, no place is kept for it. */
const STORAGE_KEY = 'planet-heroes:company';
const ACCOUNT_PATH = '/account-management';
const ACTION = 'inline-flex min-h-6 cursor-pointer items-center font-semibold text-accent underline underline-offset-4 '
  + 'hover:text-accent-strong';

/**
 * Says that the company shown is the sample, and how to come to one of one's own. Its place is kept until it is known
 * whether there is something to say.
 */
export function SampleCompanyLine() {
  const { kind } = useActingFor();
  useEffect(() => {
    if (kind === 'unknown') return;
    browserStorage.setItem(STORAGE_KEY, kind);
    document.documentElement.dataset.company = kind;
  }, [kind]);
  const { label, text } = corporateTexts.sample;
  if (kind !== 'unknown' && kind !== 'sample') return null;
  return (
    <NoteLine label={label} className="in-data-[company=nobody]:hidden in-data-[company=own]:hidden">
      {kind === 'sample' && (
        <>
          {text} <OwnCompany />
        </>
      )}
    </NoteLine>
  );
}

/** The next step to a company of one's own; the account's screen has it itself for who is signed in. */
function OwnCompany() {
  const { signIn, register, invitation } = corporateTexts.sample;
  const isAccount = useAddress().pathname.startsWith(ACCOUNT_PATH);
  const mine = useMyCompanies();
  if (!mine || (mine.email !== null && isAccount)) return null;
  if (mine.email === null) {
    return (
      <button type="button" aria-haspopup="dialog" className={ACTION} onClick={openSignIn}>
        {signIn}
      </button>
    );
  }
  return <Link to={ACCOUNT_PATH} className={ACTION}>{mine.companies.length > 0 ? invitation : register}</Link>;
}
