import type { CompanyUser } from '@planet-heroes/contracts/areas/companies/schemas';
import { COMPANIES_ROUTES } from '@planet-heroes/contracts/areas/companies/routes';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { queryOptionsOf } from '../../../../../kernel/api/query-options';
import { corporateAccountTexts } from '../../../texts-account.en';
import { Button } from '../../../../../kit/button';
import { Icon } from '../../../../../kit/icon';
import { PartState } from '../part-state';
import { RemoveDialog } from '../remove-dialog';
import { UserDialog } from './user-dialog';
import { UserRow } from './user-row';

const text = corporateAccountTexts.users;

/** Authorized Users: who may act for the company. */
export function UsersTab() {
  const part = useQuery(queryOptionsOf(COMPANIES_ROUTES.listCompanyUsers));
  const [edited, setEdited] = useState<CompanyUser | 'new'>();
  const [removed, setRemoved] = useState<CompanyUser>();
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-ink-muted">{text.lead}</p>
        <Button ref={addButton} size="small" onClick={() => setEdited('new')}>
          <Icon name="plus" />
          {text.add}
        </Button>
      </div>
      <PartState part={part} rows={4} rowClassName="h-24">
        {({ users }) => (
          <ul role="list" aria-label={text.listLabel} className="grid grid-cols-1 gap-3">
            {users.map((user) => (
              <UserRow key={user.id} user={user} onEdit={() => setEdited(user)} onRemove={() => setRemoved(user)} />
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
