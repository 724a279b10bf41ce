import { COMPANIES_ROUTES } from '@planet-heroes/contracts/areas/companies/routes';
import type { MyCompany } from '@planet-heroes/contracts/areas/companies/schemas';
import { lazy, type ReactNode, useEffect } from 'react';
import { ask } from '../../../kernel/api/ask';
import { LaterPart } from '../../../kernel/hydration/later-part';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { Badge } from '../../../kit/badge';
import { Button } from '../../../kit/button';
import { classNames } from '../../../kit/class-names';
import { Icon } from '../../../kit/icon';
import { corporateTexts } from '../texts.en';
import { Card } from '../../../kit/card';
import { EmptyState } from '../../../kit/empty-state';
import { ListSkeleton, LoadFailed } from '../list-parts';
import { useActingFailure, useActingFor, useMyCompanies } from '../company-queries';
import { useActedFor, useCompanyCommand } from '../use-company-command';
import { useUndecided } from '../use-undecided';
import { OpenAccountButton } from './open-account-button';

/** Its code comes with the list of those who have a company. */
const LeaveCompany = lazy(async () => ({ default: (await import('./leave-company')).LeaveCompany }));
/** Its code comes with a company that was declined. */
const ApplyAgain = lazy(async () => ({ default: (await import('./apply-again')).ApplyAgain }));

/** What was said when the visitor left its company, until it goes on from what it found then. */
let leaving = '';

interface RequiresCompanyProps {
  /** Whether the sample company does not do. */
  own?: boolean;
  children: ReactNode;
}

/**
 * What of a screen needs a company. Who acts for none finds the way to one in its place, and a way to try again where
 * it cannot be known.
 */
export function RequiresCompany({ own = false, children }: RequiresCompanyProps) {
  const { kind } = useActingFor();
  const failure = useActingFailure();
  if (!failure && kind !== 'nobody' && !(own && kind === 'sample')) return children;
  return (
    <div className="page-width pt-4 pb-8 sm:pt-6 sm:pb-12">
      {failure ? <Card><LoadFailed of={failure} /></Card> : <WayToCompany />}
    </div>
  );
}

/** A form that only an approved company can send: to any other it is not offered, and its place says why. */
export function RequiresApproval({ children }: { children: ReactNode }) {
  const undecided = useUndecided();
  return undecided
    ? (
      <Card className="grid justify-items-start gap-4">
        <p>{undecided}</p>
        <ButtonLink to="/account-management" variant="secondary" size="small">{corporateTexts.undecided.account}</ButtonLink>
      </Card>
    )
    : children;
}

/** Signing in, accepting an invitation, or registering a company: what comes next for this visitor. */
function WayToCompany() {
  const { way } = corporateTexts;
  const isSample = useActingFor().kind === 'sample';
  const mine = useMyCompanies();
  useEffect(() => () => {
    leaving = '';
  }, []);
  if (!mine) return <ListSkeleton label={way.loading} rows={1} rowClassName="h-64" />;
  const { email, companies } = mine;
  const { title, description } = email === null ? way.signIn : companies.length > 0 ? way.invited : way.register;
  const next = typeof description === 'function' ? description(email!) : description;
  return (
    <Card>
      <EmptyState
        headingLevel={2}
        title={title}
        description={leaving + next}
        action={
          <>
            {companies.length > 0 && (
              <div className="w-full max-w-xl text-start">
                <MembershipList companies={companies} />
              </div>
            )}
            <OpenAccountButton email={email} isMain={companies.length === 0} />
            {isSample && <ButtonLink to="/corporate-quotes" variant="secondary">{way.quote}</ButtonLink>}
          </>
        }
      />
    </Card>
  );
}

const text = corporateTexts.own;
const DEEDS = {
  accept: COMPANIES_ROUTES.acceptInvitation,
  choose: COMPANIES_ROUTES.chooseCompany,
  leave: COMPANIES_ROUTES.leaveCompany,
} as const;

/** The visitor's companies and invitations, and what can be done with each. */
export function MembershipList({ companies }: { companies: readonly MyCompany[] }) {
  return (
    <ul role="list" aria-label={text.label} className="grid divide-y divide-line">
      {companies.map((company) => <Membership key={company.id} company={company} />)}
    </ul>
  );
}

function Membership({ company }: { company: MyCompany }) {
  const { id, name, role, state, membership, isCurrent } = company;
  const acted = useActedFor();
  const isInvitation = membership === 'pending';
  const { mutate, isPending } = useCompanyCommand<keyof typeof DEEDS, { id: string }>({
    send: (deed) => ask(DEEDS[deed], { params: { id } }),
    done: (_, deed) => ({ title: text.done[deed](name) }),
    onDone: acted,
  });
  const press = (deed: keyof typeof DEEDS) => ({
    size: 'small' as const,
    'aria-disabled': isPending || undefined,
    onClick: () => !isPending && mutate(deed),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2 first:pt-0 last:pb-0">
      <span className="flex min-w-0 flex-1 basis-48 flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="min-w-0 [overflow-wrap:anywhere]" translate="no">{name}</strong>
        <span className="text-ink-muted">{corporateTexts.roles[role]}</span>
        {isCurrent && <Badge tone="accent">{text.current}</Badge>}
        {isInvitation && <Badge>{text.invited}</Badge>}
        {state !== 'approved' && <Badge>{text.states[state]}</Badge>}
      </span>
      <span className="ms-auto flex flex-wrap gap-2 has-[[role=group]]:basis-full">
        {isInvitation && <Button {...press('accept')}>{text.accept}</Button>}
        {!isInvitation && !isCurrent && <Button variant="secondary" {...press('choose')}>{text.choose}</Button>}
        {isInvitation && <Button variant="secondary" {...press('leave')}>{text.decline}</Button>}
        {!isInvitation && (
          <LaterPart>
            <LeaveCompany company={company} onLeft={(said) => (leaving = said)} />
          </LaterPart>
        )}
      </span>
      {state === 'declined' && <LaterPart><ApplyAgain company={company} /></LaterPart>}
    </li>
  );
}

/** Whom a form is sent for: the own company, or the sample one, whose account everybody sees. */
export function PublicNote({ id }: { id?: string }) {
  const { publicNote, actingFor } = corporateTexts;
  const acting = useActingFor();
  return (
    <p
      id={id}
      className={classNames(
        'flex items-start gap-2.5 text-sm text-ink-muted',
        // Holds the place until it is known.
        acting.kind === 'unknown' && 'invisible',
      )}
    >
      <Icon name="shield" className="mt-0.5 size-5 text-accent" />
      <span>
        {acting.kind === 'own' ? actingFor(acting.company.name) : publicNote}
      </span>
    </p>
  );
}
