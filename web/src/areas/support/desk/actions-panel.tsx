import { useRef } from 'react';
import { CORRECTION_BOUND, CORRECTION_REASONS } from '@planet-heroes/contracts/areas/support/catalogue';
import { SUPPORT_ROUTES } from '@planet-heroes/contracts/areas/support/routes';
import type { Person } from '@planet-heroes/contracts/areas/support/schemas';
import { useMay } from '../../../kernel/desk/operator-session';
import { FormButton } from '../../../kernel/desk/form';
import { formatWhole } from '../../../kernel/desk/format';
import { oneLine } from '../../../kernel/desk/given-fields';
import { focusHeadingOf, OnlyFor, Panel } from '../../../kernel/desk/page';
import type { Actions } from '../../../kernel/desk/use-actions';
import { SelectField } from '../../../kit/form/select-field';
import { TextField } from '../../../kit/form/text-field';
import { PEOPLE_MESSAGES } from './messages';
import { ModerateButton } from './moderate-button';
import { NoteField, ReasonField } from './reason-fields';

const { actions: TEXTS, corrections: CORRECTIONS } = PEOPLE_MESSAGES;

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
        {person.hidden
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

  async function send(given: FormData): Promise<string | undefined> {
    const [name, note] = [oneLine(given.get('name')), oneLine(given.get('note'))];
    if (note === '') return TEXTS.noNote;
    const body = { name, note, reason: given.get('reason') };
    const done = () => rename.done(name);
    return actions.attempt({ route: SUPPORT_ROUTES.renamePerson, values: { params: { id }, body }, done });
  }

  return (
    <FormButton
      label={rename.button}
      title={rename.title}
      text={rename.text}
      submit={rename.yes}
      onSubmit={send}
      onDone={onDone}
    >
      <TextField
        label={rename.name}
        name="name"
        defaultValue={`Hero ${id.slice(-4)}`}
        required
        maxLength={60}
        autoComplete="off"
      />
      <ReasonField />
      <NoteField />
    </FormButton>
  );
}

function ShowButton({ person: { id }, actions, onDone }: ActionProps) {
  const { show } = TEXTS;

  async function send(given: FormData): Promise<string | undefined> {
    const note = oneLine(given.get('note'));
    if (note === '') return TEXTS.noNote;
    const values = { params: { id }, body: { note } };
    return actions.attempt({ route: SUPPORT_ROUTES.showPerson, values, done: () => show.done });
  }

  return (
    <FormButton
      label={show.button}
      title={show.title}
      text={show.text}
      submit={show.yes}
      onSubmit={send}
      onDone={onDone}
    >
      <NoteField />
    </FormButton>
  );
}

function CorrectButton({ person: { id }, actions, onDone }: ActionProps) {
  const { correct } = TEXTS;

  async function send(given: FormData): Promise<string | undefined> {
    const points = Number(oneLine(given.get('points')).replaceAll(/[,\s]/g, '').replace('−', '-'));
    const note = oneLine(given.get('note'));
    if (!Number.isInteger(points) || points === 0) return correct.wrong;
    if (note === '') return TEXTS.noNote;
    const body = { points, note, reason: given.get('reason') };
    return actions.attempt({
      route: SUPPORT_ROUTES.correctPoints,
      values: { params: { id }, body },
      isOnce: true,
      done: ({ state }) => (state === 'proposed' ? correct.proposed : correct.done),
    });
  }

  return (
    <FormButton
      label={correct.button}
      title={correct.title}
      text={correct.text(formatWhole(CORRECTION_BOUND))}
      submit={correct.yes}
      onSubmit={send}
      onDone={onDone}
    >
      <TextField
        label={correct.points}
        hint={correct.pointsHint}
        name="points"
        required
        maxLength={12}
        autoComplete="off"
      />
      <SelectField
        label={TEXTS.reason}
        hint={TEXTS.reasonHint}
        name="reason"
        options={CORRECTION_REASONS.map((reason) => ({ value: reason, label: CORRECTIONS.reasons[reason] }))}
      />
      <NoteField />
    </FormButton>
  );
}

function EraseButton({ person: { id }, actions, onDone }: ActionProps) {
  const { erase } = TEXTS;

  async function send(given: FormData): Promise<string | undefined> {
    const [confirm, note] = [oneLine(given.get('confirm')), oneLine(given.get('note'))];
    if (confirm !== id) return erase.wrong;
    if (note === '') return TEXTS.noNote;
    const values = { params: { id }, body: { confirm, note, reason: given.get('reason') } };
    return actions.attempt({ route: SUPPORT_ROUTES.erasePerson, values, done: () => erase.done });
  }

  return (
    <FormButton
      label={erase.button}
      title={erase.title}
      text={erase.text}
      submit={erase.yes}
      onSubmit={send}
      onDone={onDone}
    >
      <TextField
        label={erase.confirm}
        name="confirm"
        required
        maxLength={64}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <ReasonField isTold={false} />
      <NoteField />
    </FormButton>
  );
}
