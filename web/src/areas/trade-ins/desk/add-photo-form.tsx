import { QUESTIONS } from '@planet-heroes/contracts/areas/trade-ins/condition-answers';
import { PHOTO_TYPES } from '@planet-heroes/contracts/areas/trade-ins/photos';
import { TRADE_DESK_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import { ActionForm } from '../../../kernel/desk/form';
import type { Actions } from '../../../kernel/desk/use-actions';
import { SelectField } from '../../../kit/form/select-field';
import { TextField } from '../../../kit/form/text-field';
import { TRADE_INS_MESSAGES } from './messages';

const { photos: TEXTS, questions: NAMES } = TRADE_INS_MESSAGES;

/** A photo of what the desk found. */
export function AddPhotoForm({ id, actions }: { id: string; actions: Actions }) {
  const send = async (_: unknown, given: FormData) => {
    const file = given.get('file');
    const question = QUESTIONS.find((each) => each === given.get('question'));
    if (!(file instanceof File) || file.size === 0) return TEXTS.empty;
    return actions.attempt({
      route: TRADE_DESK_ROUTES.addInspectionPhoto,
      values: { params: { id }, query: { question }, body: file },
      done: () => TEXTS.added,
    });
  };
  return (
    <ActionForm
      label={TEXTS.add}
      submit={TEXTS.submit}
      variant="secondary"
      send={send}
      onDone={(form) => form.reset()}
    >
      <SelectField
        label={TEXTS.shows}
        name="question"
        placeholder={TEXTS.whole}
        options={QUESTIONS.map((question) => ({ value: question, label: NAMES[question] }))}
      />
      <TextField type="file" label={TEXTS.file} hint={TEXTS.fileHint} name="file" accept={PHOTO_TYPES.join()} />
    </ActionForm>
  );
}
