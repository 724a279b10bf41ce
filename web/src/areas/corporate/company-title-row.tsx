import type { Company } from '@planet-heroes/contracts/areas/companies/schemas';
import { type ReactNode, useEffect } from 'react';
import { TitleRow, type TitleRowProps } from '../../kernel/live/title-row';
import { browserStorage } from '../../kernel/browser-storage';
import { CONTACT } from '../../kernel/config/contact';
import { Link } from '../../kernel/routing/link';
import { useAddress } from '../../kernel/routing/use-routing';
import { classNames } from '../../kit/class-names';
import { openSignIn } from '../heroes/joining-store';
import { useActingFailure, useActingFor, useMyCompanies } from './company-queries';
import { corporateTexts } from './texts.en';
import { useUndecided } from './use-undecided';

/** Read by public/first-paint.js: where the line did not show last, no place is kept for it. */
const STORAGE_KEY = 'planet-heroes:company';
const ACCOUNT_PATH = '/account-management';
/** They say why a company was declined, and have the way on. */
const SAY_WHY = /account|dash/;
const ACTION = 'inline-flex min-h-6 cursor-pointer items-center font-semibold text-accent underline underline-offset-4 '
  + 'hover:text-accent-strong';

/**
 * Says that the company shown is the sample, and how to come to one of one's own. Its place is kept until it is known
 * whether there is something to say.
 */
function SampleCompanyLine() {
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
      <button type="button" aria-haspopup="dialog" className={ACTION} onClick={() => openSignIn(ACCOUNT_PATH)}>
        {signIn}
      </button>
    );
  }
  return <Link to={ACCOUNT_PATH} className={ACTION}>{mine.companies.length > 0 ? invitation : register}</Link>;
}

/** The opening of every company screen: what there is to say of whose it is, and then its title. */
export function CompanyTitleRow({ actions, ...title }: Omit<TitleRowProps, 'live'>) {
  const isNobodys = useActingFor().kind === 'nobody';
  const isKnown = !useActingFailure();
  // The line above says what the company waits for: nothing of it can be done yet.
  const hasActions = !useUndecided() && !isNobodys && isKnown;
  return (
    <>
      {isKnown && <SampleCompanyLine />}
      <UndecidedCompanyLine />
      <TitleRow {...title} live={!isNobodys && isKnown} actions={hasActions ? actions : undefined} />
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
  const own = mine?.companies.find(({ id }) => id === company.id);
  const { state = stateBefore, declinedReason } = own ?? {};
  const isSaidBelow = SAY_WHY.test(useAddress().pathname);
  if (state === 'approved') return null;
  const { label, texts } = corporateTexts.undecided;
  const isDeclined = state === 'declined';
  return (
    <NoteLine label={label}>
      <span>{texts[state](name, isDeclined && isSaidBelow ? null : declinedReason)}</span>
      {isDeclined && <a className={ACTION} href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>}
    </NoteLine>
  );
}

/** A line across the top of a company screen, about whose work it shows. */
function NoteLine({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div role="note" aria-label={label} className={classNames('border-b border-line bg-band', className)}>
      <p className="page-width flex min-h-12 flex-wrap content-center items-center gap-x-2 py-0.5 text-xs text-ink-muted sm:min-h-10 sm:text-sm">
        {children}
      </p>
    </div>
  );
}
