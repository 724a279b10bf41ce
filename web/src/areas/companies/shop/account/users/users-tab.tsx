import type { CompanyUser } from '@planet-heroes/contracts/areas/companies/schemas';
import { COMPANIES_ROUTES } from '@planet-heroes/contracts/areas/companies/routes';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { queryOptionsOf } from '../../../../../kernel/api/query-options';
import { Button } from '../../../../../kit/button';
import { Icon } from '../../../../../kit/icon';
import { formatMoment } from '../../../../../kernel/i18n/format-date';
import { Badge, type BadgeTone } from '../../../../../kit/badge';
import { Card } from '../../../../../kit/card';
import { untilKnown, useRunsAccount } from '../../../../corporate/company-queries';
import { corporateTexts } from '../../../../corporate/texts.en';
import { corporateAccountTexts } from '../../../texts-account.en';
import { PartState, RemoveDialog, RowButton } from '../account-parts';
import { UserDialog } from './user-dialog';

const text = corporateAccountTexts.users;

const ROLE_TONES: Record<CompanyUser['role'], BadgeTone> = { Admin: 'gold', Manager: 'accent', User: 'neutral' };
const STATE_TONES: Record<CompanyUser['status'], BadgeTone> = {
  active: 'positive',
  pending: 'warning',
  suspended: 'danger',
};

interface UserRowProps {
  user: CompanyUser;
  isFixed: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

/** One authorized user: a row on wide screens, a card on phones. */
function UserRow({ user, isFixed, onEdit, onRemove }: UserRowProps) {
  const { name, role, status, email, department, lastLogin } = user;
  return (
    <li>
      <Card className="grid grid-cols-1 items-center gap-x-6 gap-y-3 max-sm:p-4 sm:p-5 md:grid-cols-[1.3fr_1.3fr_1fr_auto]">
        <div className="flex min-w-0 items-center gap-3.5">
          <span
            aria-hidden
            className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent-strong"
          >
            {initials(name)}
          </span>
          <div className="min-w-0">
            <p className="font-semibold break-words">{name}</p>
            <div className="mt-1 flex flex-wrap gap-1.5">
              <Badge tone={ROLE_TONES[role]}>{corporateTexts.roles[role]}</Badge>
              <Badge tone={STATE_TONES[status]}>{text.states[status]}</Badge>
            </div>
          </div>
        </div>
        <div className="min-w-0 text-sm">
          <p className="break-all">{email}</p>
          <p className="text-ink-muted">{department || text.noDepartment}</p>
        </div>
        <p className="text-sm text-ink-muted">
          {lastLogin ? text.lastLogin(formatMoment(lastLogin)) : text.neverLoggedIn}
        </p>
        {!isFixed && (
          <div className="flex gap-1 max-md:justify-end">
            <RowButton icon="pencil" label={text.edit(name)} onClick={onEdit} />
            <RowButton icon="trash" label={text.delete(name)} onClick={onRemove} />
          </div>
        )}
      </Card>
    </li>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map(firstCharacter).join('').toUpperCase();
}

/** A whole one: an emoji is one. */
function firstCharacter(word = ''): string {
  return [...new Intl.Segmenter().segment(word)][0]?.segment ?? '';
}

/** Authorized Users: who may act for the company. */
export function UsersTab() {
  const part = useQuery(queryOptionsOf(COMPANIES_ROUTES.listCompanyUsers));
  const runsAccount = useRunsAccount();
  const isFixed = !runsAccount;
  const [edited, setEdited] = useState<CompanyUser | 'new'>();
  const [removed, setRemoved] = useState<CompanyUser>();
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-ink-muted">{text.lead}</p>
        {runsAccount !== false && (
          <Button ref={addButton} size="small" className={untilKnown(runsAccount)} onClick={() => setEdited('new')}>
            <Icon name="plus" />
            {text.add}
          </Button>
        )}
      </div>
      <PartState part={part} rows={4} rowClassName="h-24">
        {({ users }) => (
          <ul role="list" aria-label={text.listLabel} className="grid grid-cols-1 gap-3">
            {users.map((user) => (
              <UserRow
                key={user.id}
                user={user}
                isFixed={isFixed}
                onEdit={() => setEdited(user)}
                onRemove={() => setRemoved(user)}
              />
            ))}
          </ul>
        )}
      </PartState>
      {edited && <UserDialog user={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
      {removed && (
        <RemoveDialog
          route={COMPANIES_ROUTES.removeCompanyUser}
          item={removed}
          texts={text.remove}
          onClose={() => setRemoved(undefined)}
          focusAfter={() => addButton.current}
        />
      )}
    </div>
  );
}
