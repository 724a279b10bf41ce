import { useRef, useState } from 'react';
import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import { failureOf, useCalls } from '../../../kernel/desk/operator-session';
import { ActionForm, ConfirmDialog } from '../../../kernel/desk/form';
import { Button } from '../../../kit/button';
import { CheckField } from '../../../kit/form/check-field';
import { TextField } from '../../../kit/form/text-field';
import { FindingFields, findingOf } from './finding-fields';
import { givenDevice } from './given';
import { ORDERS_MESSAGES } from './messages';
import type { StepProps } from './step-props';

const { step: { scan: TEXTS }, stages: STAGES } = ORDERS_MESSAGES;
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
  const condition = useRef<HTMLSelectElement>(null);
  const isFinding = step === 'inspected' && isOtherwise;
  const waiting = waitingFor(step, order);
  const route = ORDERS_ROUTES.advanceDevices;

  async function takeOn(given: FormData): Promise<string | undefined> {
    const text = String(given.get('device') ?? '');
    field.current!.select();
    const device = givenDevice(text);
    if (!device) return TEXTS.empty;
    const number = 'number' in device ? device.number : await numberOf(device.serial);
    if (number === undefined) return TEXTS.unknown(text.trim());
    const finding = isFinding ? findingOf(given, number) : undefined;
    if (isFinding && !finding) return TEXTS.nothingFound;
    return actions.attempt({
      route,
      values: { params: { id }, body: { stage: step, devices: [number], ...(finding && { findings: [finding] }) } },
      done: () => TEXTS.done(number, STAGES[step]),
    });
  }

  async function numberOf(serial: string): Promise<number | undefined> {
    const { listOrderDevicesAsOperator } = ORDERS_ROUTES;
    const asked = { params: { id }, query: { serial, limit: 1 } };
    const { devices: [found] } = await call(listOrderDevicesAsOperator, asked);
    return found?.number;
  }

  const submit = (given: FormData) => takeOn(given).catch((error: unknown) => failureOf(error).text);
  return (
    <>
      <ActionForm
        label={TEXTS.title}
        submit={TEXTS.submit}
        onSubmit={submit}
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
            onClick={() => setAllAsked(true)}
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
          maxLength={40}
          onKeyDown={(event) => {
            // A scanner's Enter goes on to what was found; the note's Enter inspects.
            if (!isFinding || event.key !== 'Enter') return;
            event.preventDefault();
            condition.current?.focus();
          }}
        />
        {step === 'inspected' && (
          <CheckField
            label={TEXTS.otherwise}
            checked={isOtherwise}
            onChange={({ target }) => setOtherwise(target.checked)}
          />
        )}
        {isFinding && <FindingFields ref={condition} />}
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
                values: { params: { id }, body: { stage: step, count: waiting } },
                done: () => TEXTS.allDone(waiting, STAGES[step]),
              }),
          }}
          onClose={() => setAllAsked(false)}
        />
      )}
    </>
  );
}
