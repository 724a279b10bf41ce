import { useRef, useState } from 'react';
import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import type { Given } from '../../../kernel/desk/check-form';
import { failureOf, useCalls } from '../../../kernel/desk/operator-session';
import { type FormField, FormFields } from '../../../kernel/desk/fields';
import { ActionForm, ConfirmDialog } from '../../../kernel/desk/form';
import { Button } from '../../../kit/button';
import { CheckField } from '../../../kit/form/check-field';
import { TextField } from '../../../kit/form/text-field';
import { givenDevice } from './given';
import { ORDERS_MESSAGES } from './messages';
import type { StepProps } from './step-props';
import { BULK_MODELS } from '@planet-heroes/contracts/areas/companies/catalogue';
import { optionsOf } from '../../../kernel/desk/list';

const { step: { scan: TEXTS }, conditions: CONDITIONS, stages: STAGES } = ORDERS_MESSAGES;

/** What an inspected device is, where it is not what was listed. Enter in the last field inspects it. */
const FINDING_FIELDS: readonly FormField[] = [
  {
    name: 'condition', label: TEXTS.condition, options: optionsOf(CONDITIONS), none: TEXTS.asListed, optional: true,
  },
  {
    name: 'model', label: TEXTS.model, none: TEXTS.asListed, optional: true,
    options: BULK_MODELS.map(({ model, label }) => ({ value: model, label })),
  },
  { name: 'note', label: TEXTS.note, hint: TEXTS.noteHint, enterKeyHint: 'go' },
];

const loadSchema = async () => (await import('@planet-heroes/contracts/areas/orders/schemas')).advanceAtDeskSchema;
const STEPS = ['received', 'inspected', 'wiped'] as const;
/** Where devices wait for each step. */
const BEFORE = { received: 'expected', inspected: 'received', wiped: 'inspected' } as const;

/** How many devices can come to a step now: those that wait for the company's answer cannot be wiped. */
function waitingFor(step: (typeof STEPS)[number], { stages, difference }: StepProps['order']): number {
  const isHeld = step === 'wiped' && (difference?.state === 'noted' || difference?.state === 'asked');
  return stages[BEFORE[step]] - (isHeld ? difference.devices : 0);
}

/** One step, chosen once, for one device after the other: a scanner types a serial number and Enter. */
export function ScanForm({ order, actions }: StepProps) {
  const { id } = order;
  const { call } = useCalls();
  const field = useRef<HTMLInputElement>(null);
  const [step, setStep] = useState<(typeof STEPS)[number]>(() =>
    STEPS.find((each) => waitingFor(each, order) > 0) ?? 'received'
  );
  const [isAllAsked, setAllAsked] = useState(false);
  const [isOtherwise, setOtherwise] = useState(false);
  const [how, setHow] = useState<string>(TEXTS.certificate);
  const howField = useRef<HTMLInputElement>(null);
  const isFinding = step === 'inspected' && isOtherwise;
  const waiting = waitingFor(step, order);
  const route = ORDERS_ROUTES.advanceDevices;
  const evidence = step === 'wiped' ? { certificate: how } : {};
  const isSaid = step !== 'wiped' || how.trim() !== '';

  async function bodyOf({ condition, model, note }: Given, form: FormData): Promise<unknown> {
    const text = String(form.get('device'));
    field.current!.select();
    if (!isSaid) return TEXTS.notSaid;
    const given = givenDevice(text);
    if (!given) return TEXTS.empty;
    const device = 'number' in given ? given.number : await numberOf(given.serial);
    if (device === undefined) return TEXTS.unknown(text.trim());
    if (isFinding && !condition && !model) return TEXTS.nothingFound;
    if (isFinding && !note) return TEXTS.noReason;
    return {
      stage: step, devices: [device], ...evidence, ...(isFinding && { findings: [{ device, condition, model, note }] }),
    };
  }

  async function numberOf(serial: string): Promise<number | undefined> {
    const { listOrderDevicesAsOperator } = ORDERS_ROUTES;
    const asked = { params: { id }, query: { serial, limit: 1 } };
    const { devices: [found] } = await call(listOrderDevicesAsOperator, asked);
    return found?.number;
  }

  return (
    <>
      <ActionForm
        label={TEXTS.title}
        submit={TEXTS.submit}
        fields={isFinding ? FINDING_FIELDS : []}
        schema={loadSchema}
        toBody={(given, form) => bodyOf(given, form).catch((error: unknown) => failureOf(error).text)}
        send={(body) =>
          actions.attempt({
            route,
            values: { params: { id }, body },
            done: () => TEXTS.done(body.devices![0]!, STAGES[step]),
          })}
        onDone={() => {
          field.current!.value = '';
          field.current!.focus();
          setOtherwise(false);
        }}
        aside={waiting > 0 && (
          <Button
            variant="secondary"
            size="small"
            busy={actions.isRunning(route, { params: { id } })}
            onClick={() => (isSaid ? setAllAsked(true) : howField.current!.focus())}
          >
            {TEXTS.all(TEXTS.steps[step], waiting)}
          </Button>
        )}
      >
        <fieldset className="choices">
          <legend>{TEXTS.step}</legend>
          {STEPS.map((each) => (
            <label key={each}>
              <input type="radio" name="step" checked={step === each} onChange={() => setStep(each)} />
              {TEXTS.steps[each]}
              <small>{TEXTS.waiting(waitingFor(each, order))}</small>
            </label>
          ))}
        </fieldset>
        <TextField
          ref={field}
          label={TEXTS.label}
          hint={TEXTS.hint}
          name="device"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint={isFinding ? 'next' : 'go'}
          onKeyDown={(event) => {
            // A scanner's Enter goes on to what was found; the note's Enter inspects.
            if (!isFinding || event.key !== 'Enter') return;
            event.preventDefault();
            event.currentTarget.form!.querySelector('select')!.focus();
          }}
        />
        {step === 'wiped' && (
          <TextField
            ref={howField}
            label={TEXTS.how}
            hint={TEXTS.howHint}
            value={how}
            required
            maxLength={120}
            autoComplete="off"
            onChange={({ target }) => setHow(target.value)}
          />
        )}
        {step === 'inspected' && (
          <CheckField
            label={TEXTS.otherwise}
            checked={isOtherwise}
            onChange={({ target }) => setOtherwise(target.checked)}
          />
        )}
        {isFinding && <FormFields of={FINDING_FIELDS} />}
      </ActionForm>
      {isAllAsked && (
        <ConfirmDialog
          question={{
            title: TEXTS.allTitle(TEXTS.steps[step], waiting),
            text: TEXTS.allText,
            yes: TEXTS.steps[step],
            onYes: () =>
              void actions.run({
                route,
                values: { params: { id }, body: { stage: step, count: waiting, ...evidence } },
                done: () => TEXTS.allDone(waiting, STAGES[step]),
              }),
          }}
          onClose={() => setAllAsked(false)}
        />
      )}
    </>
  );
}
