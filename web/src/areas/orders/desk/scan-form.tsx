import { useRef, useState } from 'react';
import { ORDERS_DESK_ROUTES } from '@planet-heroes/contracts/areas/orders/desk-routes';
import type { OrderDevice } from '@planet-heroes/contracts/areas/orders/schemas';
import type { Given } from '../../../kernel/desk/check-form';
import { failureOf, useCalls } from '../../../kernel/desk/operator-session';
import { ActionForm, ConfirmDialog } from '../../../kernel/desk/form';
import { Button } from '../../../kit/button';
import { CheckField } from '../../../kit/form/check-field';
import { SelectField } from '../../../kit/form/select-field';
import { TextField } from '../../../kit/form/text-field';
import { FINDING_FIELDS, FindingFields } from './finding-fields';
import { type GivenDevice, givenDevice } from './given';
import { ORDERS_MESSAGES } from './messages';
import type { StepProps } from './step-props';

const { step: { scan: TEXTS }, stages: STAGES } = ORDERS_MESSAGES;

const loadSchema = async () => (await import('@planet-heroes/contracts/areas/orders/schemas')).advanceAtDeskSchema;
const STEPS = ['received', 'inspected', 'wiped'] as const;
/** A serial number of which none was listed, and the first device of each kind that it may be on. */
interface Unlisted {
  serial: string;
  kinds: (readonly [kind: string, number: number])[];
}

/** Where devices wait for each step. */
const BEFORE = { received: 'expected', inspected: 'received', wiped: 'inspected' } as const;

/** How many devices can come to a step now: those that wait for the company's answer cannot be wiped. */
function waitingFor(step: (typeof STEPS)[number], { stages, difference }: StepProps['order']): number {
  const isHeld = step === 'wiped' && (difference?.state === 'noted' || difference?.state === 'asked');
  return stages[BEFORE[step]] - (isHeld ? difference.devices : 0);
}

/** One step, chosen once, for one device after the other: a scanner types a serial number and Enter. */
export function ScanForm({ order, actions }: StepProps) {
  const { id, withoutSerial, version } = order;
  const { call } = useCalls();
  const field = useRef<HTMLInputElement>(null);
  const [step, setStep] = useState<(typeof STEPS)[number]>(() =>
    STEPS.find((each) => waitingFor(each, order) > 0) ?? 'received'
  );
  const [isAllAsked, setAllAsked] = useState(false);
  // A new form after a step for all: what was wrong with one device is over.
  const [round, setRound] = useState(0);
  const [isOtherwise, setOtherwise] = useState(false);
  const [how, setHow] = useState<string>(TEXTS.certificate);
  const [isChecked, setChecked] = useState(false);
  const [seen, setSeen] = useState<OrderDevice>();
  const [unlisted, setUnlisted] = useState<Unlisted>();
  const howField = useRef<HTMLInputElement>(null);
  const isFinding = step === 'inspected' && isOtherwise;
  const waiting = waitingFor(step, order);
  const route = ORDERS_DESK_ROUTES.advanceDevices;
  const evidence = step === 'wiped' ? { certificate: isChecked ? `${how.trim()}${TEXTS.checked}` : how } : {};
  const isSaid = step !== 'wiped' || how.trim() !== '';

  async function bodyOf({ condition, model, note }: Given, form: FormData): Promise<unknown> {
    const text = String(form.get('device'));
    field.current!.select();
    if (!isSaid) return TEXTS.notSaid;
    const given = givenDevice(text);
    if (!given) return TEXTS.empty;
    const found = await deviceOf(given);
    const named = 'serial' in given && unlisted?.serial === given.serial ? Number(form.get('unlisted')) : undefined;
    const device = found?.number ?? named;
    if (device === undefined) return 'serial' in given ? askWhich(given.serial) : TEXTS.noDevice(given.number);
    if (isFinding && !condition && !model) return TEXTS.nothingFound;
    if (isFinding && !note) return TEXTS.noReason;
    return {
      stage: step, devices: [device], ...evidence, ...(isFinding && { findings: [{ device, condition, model, note }] }),
      ...(!found && { serials: [{ device, serial: unlisted!.serial }] }),
    };
  }

  async function deviceOf(given: NonNullable<GivenDevice>): Promise<OrderDevice | undefined> {
    const query = 'serial' in given ? { serial: given.serial, limit: 1 } : { after: given.number - 1, limit: 1 };
    const { devices: [found] } = await call(ORDERS_DESK_ROUTES.listOrderDevicesAsOperator, { params: { id }, query });
    return found && (!('number' in given) || found.number === given.number) ? found : undefined;
  }

  /** Offers the first device of each kind that waits for this step without a serial number. */
  async function askWhich(serial: string): Promise<string> {
    const query = { stage: BEFORE[step], limit: 1_000 };
    const { devices } = await call(ORDERS_DESK_ROUTES.listOrderDevicesAsOperator, { params: { id }, query });
    const kinds = new Map<string, number>();
    for (const { type, condition, number, serial: listed } of devices) {
      const kind = condition ? `${type}, ${condition}` : type;
      if (listed === null && !kinds.has(kind)) kinds.set(kind, number);
    }
    if (kinds.size === 0) return TEXTS.unknown(serial);
    setUnlisted({ serial, kinds: [...kinds] });
    return TEXTS.unlisted(serial);
  }

  const lookAt = (text: string) => {
    const given = givenDevice(text);
    if (!given) return setSeen(undefined);
    void deviceOf(given).then(setSeen, () => setSeen(undefined));
  };

  return (
    <>
      <ActionForm
        key={round}
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
          setSeen(undefined);
          setUnlisted(undefined);
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
          onBlur={({ target }) => isFinding && lookAt(target.value)}
          onKeyDown={(event) => {
            // A scanner's Enter goes on to what was found; the note's Enter inspects.
            if (!isFinding || event.key !== 'Enter') return;
            event.preventDefault();
            event.currentTarget.form!.querySelector('select')!.focus();
          }}
        />
        {unlisted && (
          <SelectField
            label={TEXTS.whichDevice(unlisted.serial)}
            hint={TEXTS.whichHint}
            name="unlisted"
            options={unlisted.kinds.map(([kind, number]) => ({
              value: String(number), label: TEXTS.kind(kind, number),
            }))}
          />
        )}
        {step === 'wiped' && (
          <>
            <TextField
              ref={howField}
              label={TEXTS.how}
              hint={TEXTS.howHint}
              value={how}
              required
              maxLength={100}
              autoComplete="off"
              onChange={({ target }) => setHow(target.value)}
            />
            <CheckField
              label={TEXTS.isChecked}
              hint={TEXTS.checkedHint}
              checked={isChecked}
              onChange={({ target }) => setChecked(target.checked)}
            />
          </>
        )}
        {step === 'inspected' && (
          <CheckField
            label={TEXTS.otherwise}
            checked={isOtherwise}
            onChange={({ target }) => {
              setOtherwise(target.checked);
              if (target.checked) lookAt(field.current!.value);
            }}
          />
        )}
        {isFinding && <FindingFields device={seen} />}
      </ActionForm>
      {isAllAsked && (
        <ConfirmDialog
          question={{
            title: TEXTS.allTitle(TEXTS.steps[step], waiting),
            text: step === 'wiped' && withoutSerial > 0
              ? `${TEXTS.withoutSerial(withoutSerial, waiting)} ${TEXTS.allText}`
              : TEXTS.allText,
            yes: TEXTS.steps[step],
            onYes: () =>
              void actions.run({
                route,
                values: { params: { id }, body: { stage: step, count: waiting, version, ...evidence } },
                done: () => TEXTS.allDone(waiting, STAGES[step]),
              }).then((wasDone) => wasDone && setRound((times) => times + 1)),
          }}
          onClose={() => setAllAsked(false)}
        />
      )}
    </>
  );
}
