import { useState } from 'react';
import { SUPPORT_ROUTES } from '@planet-heroes/contracts/areas/support/routes';
import type { Contacts, Person } from '@planet-heroes/contracts/areas/support/schemas';
import { useMay } from '../../../kernel/desk/operator-session';
import { Facts, Panel } from '../../../kernel/desk/page';
import { ResultLine, useActions } from '../../../kernel/desk/use-actions';
import { Button } from '../../../kit/button';
import { PEOPLE_MESSAGES } from './messages';

const TEXTS = PEOPLE_MESSAGES.one;
const { contactFields: FIELDS } = TEXTS;
const route = SUPPORT_ROUTES.showContacts;

/** How a hero can be reached: masked, until somebody has it shown. */
export function ContactsPanel({ person: { id, contacts } }: { person: Person }) {
  const may = useMay();
  const [full, setFull] = useState<Contacts>();
  const actions = useActions(() => undefined);
  const { signInEmail, email, phone } = full ?? contacts;
  const isKnown = Object.values(contacts).some((contact) => contact !== null);
  const values = { params: { id } };
  const show = (): void =>
    void actions.run({
      route,
      values,
      done: (answer) => {
        setFull(answer);
        return TEXTS.contactsShown;
      },
    });
  return (
    <Panel title={TEXTS.contacts}>
      {!isKnown && <p className="muted">{TEXTS.noContacts}</p>}
      <Facts of={[[FIELDS.signInEmail, signInEmail], [FIELDS.email, email], [FIELDS.phone, phone]]} />
      {isKnown && !full && may(route) && (
        <>
          <div className="row-buttons">
            <Button
              variant="secondary"
              size="small"
              busy={actions.isRunning(route, values)}
              onClick={show}
            >
              {TEXTS.showContacts}
            </Button>
          </div>
          <p className="muted">{TEXTS.contactsNote}</p>
        </>
      )}
      <ResultLine result={actions.result} />
    </Panel>
  );
}
