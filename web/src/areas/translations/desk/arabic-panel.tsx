import { TRANSLATIONS_ROUTES } from '@planet-heroes/contracts/areas/translations/routes';
import type { OfferedText } from '@planet-heroes/contracts/areas/translations/translations.contract';
import type { AnswerOf } from '@planet-heroes/contracts/call-by-route';
import { useMay } from '../../../kernel/desk/operator-session';
import { FormButton } from '../../../kernel/desk/form';
import { ListPanel } from '../../../kernel/desk/list';
import { State } from '../../../kernel/desk/page';
import type { Actions } from '../../../kernel/desk/use-actions';
import type { Polled } from '../../../kernel/desk/use-polled';
import { TRANSLATIONS_MESSAGES as TEXTS } from './messages';

const loadSchema = async () =>
  (await import('@planet-heroes/contracts/areas/translations/translations.contract')).translationSchema;

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
      name={arabic === null ? TEXTS.writeOf(english) : TEXTS.changeOf(english)}
      texts={{ button: arabic === null ? TEXTS.write : TEXTS.change, title: TEXTS.ask, text: english, yes: TEXTS.yes }}
      fields={[{
        name: 'arabic', label: TEXTS.label, hint: arabic === null ? undefined : TEXTS.takeBack, as: 'lines',
        lang: 'ar', dir: 'rtl', optional: arabic !== null, defaultValue: arabic ?? '',
      }]}
      schema={loadSchema}
      toBody={({ arabic: written = null }) => ({ english, arabic: written })}
      send={(body) =>
        actions.attempt({
          route: TRANSLATIONS_ROUTES.translateText,
          values: { body },
          done: () => (body.arabic === null ? TEXTS.takenBack : TEXTS.kept),
        })}
    />
  );
}
