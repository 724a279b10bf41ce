import { QUESTIONS } from '@planet-heroes/contracts/areas/trade-ins/condition-answers';
import { PHOTO_TYPES } from '@planet-heroes/contracts/areas/trade-ins/photos';
import { TRADE_DESK_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import { useRef } from 'react';
import type { Actions } from '../../../kernel/desk/api/use-actions';
import { TRADE_INS_MESSAGES } from './messages';
import { FileField, SelectField } from '../../../kernel/desk/ui/field';
import { Problem, useForm } from '../../../kernel/desk/ui/use-form';

const { photos: TEXTS, questions: NAMES, step: STEP } = TRADE_INS_MESSAGES;

/** A photo of what the desk found. */
export function AddPhotoForm({ id, actions }: { id: string; actions: Actions }) {
  const fields = useRef<HTMLDivElement>(null);
  const { form, problem, problemId, busy } = useForm(async (given) => {
    const file = given.get('file');
    const question = QUESTIONS.find((each) => each === given.get('question'));
    if (!(file instanceof File) || file.size === 0) return TEXTS.empty;
    return actions.attempt({
      route: TRADE_DESK_ROUTES.addInspectionPhoto,
      values: { params: { id }, query: { question }, body: file },
      done: () => TEXTS.added,
    });
  }, () => fields.current!.closest('form')!.reset());
  return (
    <form {...form} aria-label={TEXTS.add}>
      <div ref={fields} className="form">
        <SelectField label={TEXTS.shows} name="question">
          <option value="">{TEXTS.whole}</option>
          {QUESTIONS.map((question) => <option key={question} value={question}>{NAMES[question]}</option>)}
        </SelectField>
        <FileField label={TEXTS.file} hint={TEXTS.fileHint} name="file" accept={PHOTO_TYPES.join()} />
      </div>
      <Problem id={problemId}>{problem}</Problem>
      <button type="submit" className="button" aria-disabled={busy || undefined}>
        {busy ? STEP.busy : TEXTS.submit}
      </button>
    </form>
  );
}
