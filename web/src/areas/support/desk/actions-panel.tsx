import { useRef } from 'react';
import { CORRECTION_BOUND } from '@planet-heroes/contracts/areas/support/catalogue';
import { SUPPORT_ROUTES } from '@planet-heroes/contracts/areas/support/routes';
import type { Person } from '@planet-heroes/contracts/areas/support/schemas';
import { useMay } from '../../../kernel/desk/operator-session';
import { FormButton } from '../../../kernel/desk/form';
import { formatWhole } from '../../../kernel/desk/format';
import { optionsOf } from '../../../kernel/desk/list';
import { focusHeadingOf, OnlyFor, Panel } from '../../../kernel/desk/page';
import type { Actions } from '../../../kernel/desk/use-actions';
import { PEOPLE_MESSAGES } from './messages';
import { ModerateButton } from './moderate-button';
import { NOTE, REASON } from './reason-fields';

const { actions: TEXTS, corrections: CORRECTIONS } = PEOPLE_MESSAGES;
const schemas = () => import('@planet-heroes/contracts/areas/support/schemas');
const loadRename = async () => (await schemas()).renamePersonRequestSchema;
const loadShow = async () => (await schemas()).showPersonRequestSchema;
const loadCorrect = async () => (await schemas()).correctPointsRequestSchema;
const loadErase = async () => (await schemas()).erasePersonRequestSchema;

interface ActionProps {
  person: Person;
  actions: Actions;
  onDone: () => void;
}

/** What support may do about a hero. */
export function ActionsPanel({ person, actions }: { person: Person; actions: Actions }) {
  const may = useMay();
  const panel = useRef<HTMLDivElement>(null);
  const step = { person, actions, onDone: () => focusHeadingOf(panel.current) };
  if (!may(SUPPORT_ROUTES.renamePerson)) {
    return (
      <Panel title={TEXTS.title}>
        <OnlyFor call={SUPPORT_ROUTES.renamePerson} text={TEXTS.notYours} />
      </Panel>
    );
  }
  return (
    <Panel title={TEXTS.title}>
      <div ref={panel} className="row-buttons">
        <RenameButton {...step} />
        {person.hidden && person.hidden.reason !== 'own-choice'
          ? <ShowButton {...step} />
          : (
            <ModerateButton
              id={person.id}
              route={SUPPORT_ROUTES.hidePerson}
              texts={TEXTS.hide}
              actions={actions}
              onDone={step.onDone}
            />
          )}
        <CorrectButton {...step} />
        <EraseButton {...step} />
      </div>
    </Panel>
  );
}

function RenameButton({ person: { id }, actions, onDone }: ActionProps) {
  const { rename } = TEXTS;
  return (
    <FormButton
      texts={rename}
      fields={[{ name: 'name', label: rename.name, defaultValue: `Hero ${id.slice(-4)}` }, REASON, NOTE]}
      schema={loadRename}
      send={(body) =>
        actions.attempt({
          route: SUPPORT_ROUTES.renamePerson,
          values: { params: { id }, body },
          done: () => rename.done(body.name),
        })}
      onDone={onDone}
    />
  );
}

function ShowButton({ person: { id }, actions, onDone }: ActionProps) {
  const { show } = TEXTS;
  return (
    <FormButton
      texts={show}
      fields={[NOTE]}
      schema={loadShow}
      send={(body) =>
        actions.attempt({ route: SUPPORT_ROUTES.showPerson, values: { params: { id }, body }, done: () => show.done })}
      onDone={onDone}
    />
  );
}

function CorrectButton({ person: { id }, actions, onDone }: ActionProps) {
  const { correct } = TEXTS;
  return (
    <FormButton
      texts={{ ...correct, text: correct.text(formatWhole(CORRECTION_BOUND)) }}
      fields={[
        // The keys for whole numbers have no minus on some phones.
        { name: 'points', label: correct.points, hint: correct.pointsHint, as: 'whole', inputMode: 'text' },
        { ...REASON, options: optionsOf(CORRECTIONS.reasons) },
        NOTE,
      ]}
      schema={loadCorrect}
      send={(body) =>
        actions.attempt({
          route: SUPPORT_ROUTES.correctPoints,
          values: { params: { id }, body },
          isOnce: true,
          done: ({ state }) => (state === 'proposed' ? correct.proposed : correct.done),
        })}
      onDone={onDone}
    />
  );
}

function EraseButton({ person: { id }, actions, onDone }: ActionProps) {
  const { erase } = TEXTS;
  return (
    <FormButton
      texts={erase}
      fields={[{ name: 'confirm', label: erase.confirm, autoCapitalize: 'none' }, { ...REASON, hint: undefined }, NOTE]}
      schema={loadErase}
      send={(body) =>
        actions.attempt({
          route: SUPPORT_ROUTES.erasePerson,
          values: { params: { id }, body },
          done: () => erase.done,
        })}
      onDone={onDone}
    />
  );
}
