import { TRANSLATIONS_ROUTES } from '@planet-heroes/contracts/areas/translations/routes';
import type { OfferedText } from '@planet-heroes/contracts/areas/translations/translations.contract';
import type { AnswerOf } from '@planet-heroes/contracts/call-by-route';
import { useMay } from '../../../kernel/desk/operator-session';
import { FormButton } from '../../../kernel/desk/form';
import { GivenFields } from '../../../kernel/desk/given-fields';
import { ListPanel } from '../../../kernel/desk/list';
import { State } from '../../../kernel/desk/page';
import type { Actions } from '../../../kernel/desk/use-actions';
import type { Polled } from '../../../kernel/desk/use-polled';
import { TextAreaField } from '../../../kit/form/text-area-field';
import { TRANSLATIONS_MESSAGES as TEXTS } from './messages';

const MOST = 1_000;

interface ArabicPanelProps {
  found: Polled<AnswerOf<typeof TRANSLATIONS_ROUTES.listOfferedTexts>>;
  actions: Actions;
}

/** The texts of offers that operators wrote, and writing them in Arabic: first those that lack it. */
export function ArabicPanel({ found, actions }: ArabicPanelProps) {
  const may = useMay()(TRANSLATIONS_ROUTES.translateText);
  const texts = found.answer?.texts;
  return (
    <ListPanel
      found={found}
      rows={texts}
      texts={TEXTS}
      reading={TEXTS.reading}
      facts={texts && texts.length > 0 && (
        <p className="muted">{TEXTS.facts(TEXTS.lacking(texts.filter(({ arabic }) => arabic === null).length))}</p>
      )}
      keyOf={({ english }) => english}
      cells={{
        english: ({ kind, of, english }) => (
          <>
            {english}
            <small>{of === english ? TEXTS.kinds[kind] : TEXTS.of(TEXTS.kinds[kind], of)}</small>
          </>
        ),
        arabic: ({ arabic }) =>
          arabic === null
            ? <State of="warning">{TEXTS.missing}</State>
            : <span lang="ar" dir="rtl">{arabic}</span>,
        actions: (text) => may && <WriteButton text={text} actions={actions} />,
      }}
    />
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
      <TextAreaField
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
