import { TRANSLATIONS_ROUTES } from '@planet-heroes/contracts/areas/translations/routes';
import type { OfferedText } from '@planet-heroes/contracts/areas/translations/translations.contract';
import { useMay } from '../../../kernel/desk/api/session';
import type { Actions } from '../../../kernel/desk/api/use-actions';

import { AreaField } from '../../../kernel/desk/ui/field';
import { FormButton } from '../../../kernel/desk/ui/form-button';
import { GivenFields } from '../../../kernel/desk/ui/given-fields';
import { Panel } from '../../../kernel/desk/ui/panel';
import { Cell, Table } from '../../../kernel/desk/ui/table';
import { TRANSLATIONS_MESSAGES as TEXTS } from './messages';

const MOST = 1_000;

interface ArabicPanelProps {
  /** Undefined until they were read. */
  texts: readonly OfferedText[] | undefined;
  failed: boolean;
  actions: Actions;
}

/** The texts of offers that operators wrote, and writing them in Arabic: first those that lack it. */
export function ArabicPanel({ texts, failed, actions }: ArabicPanelProps) {
  return (
    <Panel title={TEXTS.title} wide busy={!texts && !failed}>
      {!texts && !failed && <p className="muted">{TEXTS.reading}</p>}
      {texts?.length === 0 && <p className="muted">{TEXTS.none}</p>}
      {texts && texts.length > 0 && (
        <>
          <p className="muted">{TEXTS.facts(TEXTS.lacking(texts.filter(({ arabic }) => arabic === null).length))}</p>
          <Table label={TEXTS.title} columns={TEXTS.columns} className="catalogue">
            {texts.map((text) => <TextRow key={text.english} text={text} actions={actions} />)}
          </Table>
        </>
      )}
    </Panel>
  );
}

function TextRow({ text, actions }: { text: OfferedText; actions: Actions }) {
  const { kind, of, english, arabic } = text;
  const { columns } = TEXTS;
  const may = useMay();
  return (
    <tr role="row">
      <th role="rowheader" scope="row" data-column="name">
        {english}
        <small>{of === english ? TEXTS.kinds[kind] : TEXTS.of(TEXTS.kinds[kind], of)}</small>
      </th>
      <Cell column="arabic" label={columns.arabic}>
        {arabic === null
          ? <span className="state" data-status="warning">{TEXTS.missing}</span>
          : <span lang="ar" dir="rtl">{arabic}</span>}
      </Cell>
      <Cell column="actions" label={columns.actions}>
        {may(TRANSLATIONS_ROUTES.translateText) && <WriteButton text={text} actions={actions} />}
      </Cell>
    </tr>
  );
}

function WriteButton({ text: { english, arabic }, actions }: { text: OfferedText; actions: Actions }) {
  return (
    <FormButton
      label={arabic === null ? TEXTS.write : TEXTS.change}
      name={arabic === null ? TEXTS.writeOf(english) : TEXTS.changeOf(english)}
      title={TEXTS.ask}
      text={english}
      submit={TEXTS.yes}
      onSubmit={async (form) => {
        const given = new GivenFields(form, { arabic: TEXTS.label });
        const written = arabic === null ? given.lines('arabic') : String(form.get('arabic')).trim() || null;
        if (given.fault) return given.fault;
        return actions.attempt({
          route: TRANSLATIONS_ROUTES.translateText,
          values: { body: { english, arabic: written } },
          done: () => (written === null ? TEXTS.takenBack : TEXTS.kept),
        });
      }}
    >
      <AreaField
        label={TEXTS.label}
        hint={arabic === null ? undefined : TEXTS.takeBack}
        name="arabic"
        lang="ar"
        dir="rtl"
        maxLength={MOST}
        required={arabic === null}
        defaultValue={arabic ?? ''}
      />
    </FormButton>
  );
}
