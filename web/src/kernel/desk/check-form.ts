import { filsOf, plainDigits, wholeNumberOf } from '@planet-heroes/contracts/kernel/text/plain-digits';
import type { z } from 'zod';
import { serverNow } from '../../kit/server-clock';
import { formatFils, formatWhole, fromDubaiTime } from './format';
import { MESSAGES } from './messages';

// The desk's content security policy forbids code made from text, which zod would try with its first schema.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const TEXTS = MESSAGES.forms;

/** The schema of what a call takes, which the server checks by as well. It is a script of its own: most visits read. */
export type LoadSchema<Body> = () => Promise<z.ZodType<Body>>;

/** What the fields of a form hold, by their names. A field that is empty is undefined, which JSON leaves out. */
export type Given = Readonly<Record<string, unknown>>;

/** What is wrong, by the names of the fields; under '' what belongs to none. */
export type Faults = Readonly<Record<string, string>>;

/** What a text is read as, unless as one line. What does not fit is read as something that no schema takes. */
const READ = {
  lines: (text: string) => text,
  whole(text: string) {
    const [, minus, digits] = /^([-−]?)(.*)$/.exec(plainDigits(text))!;
    const whole = wholeNumberOf(digits!) ?? Number.NaN;
    return minus ? -whole : whole;
  },
  /** An amount in dirhams, as fils. */
  fils: (text: string) => filsOf(text) ?? Number.NaN,
  /** A day and time in Dubai that lies ahead, as a moment. */
  ahead(text: string) {
    const moment = fromDubaiTime(text);
    return Date.parse(moment) > serverNow() ? moment : text;
  },
};

/** A field for the check. */
export interface CheckedField {
  name: string;
  /** `long` leaves more room, `check` is whether a box is ticked, `set` the values of those that are. */
  as?: keyof typeof READ | 'text' | 'long' | 'email' | 'url' | 'tel' | 'date' | 'check' | 'set';
  optional?: boolean | undefined;
}

/** What a field holds, on one line; it may have been written in several. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

export function readFields(form: FormData, fields: readonly CheckedField[]): Given {
  return Object.fromEntries(fields.map((field) => [field.name, readField(form, field)]));
}

function readField(form: FormData, { name, as = 'text' }: CheckedField): unknown {
  if (as === 'check') return form.has(name);
  if (as === 'set') return form.has(name) ? form.getAll(name) : undefined;
  const text = String(form.get(name) ?? '').trim();
  if (text === '') return undefined;
  return as in READ ? READ[as as keyof typeof READ](text) : oneLine(text);
}

/** Checks what is to be sent. A field that must be filled in is missed here also where the call would do without it. */
export function checkBody<Body>(
  schema: z.ZodType<Body>,
  fields: readonly CheckedField[],
  given: Given,
  body: unknown,
): { body: Body; faults?: never } | { body?: never; faults: Faults } {
  const parsed = schema.safeParse(body);
  const faults: Record<string, string> = {};
  for (const { name, as, optional } of fields)
    if (!optional && given[name] === undefined) faults[name] = as === 'set' ? TEXTS.noChoice : TEXTS.missing;
  for (const issue of parsed.error?.issues ?? []) {
    const field = fields.find(({ name }) => issue.path.includes(name));
    if (field) faults[field.name] ??= textOf(issue, field.as);
    // What a missed field leads to needs no second word.
    else if (Object.keys(faults).length === 0) faults[''] = [...issue.path, issue.message].join(' ');
  }
  return parsed.success && Object.keys(faults).length === 0 ? { body: parsed.data } : { faults };
}

function textOf(issue: z.core.$ZodIssue, as: CheckedField['as']): string {
  // One of its schemas is for a field that is empty.
  const inner = issue.code === 'invalid_union' && issue.errors.flat().find(({ code }) => code !== 'invalid_value');
  if (inner) return textOf(inner, as);
  if (issue.message.startsWith('must ')) return `It ${issue.message}.`;
  const format = (bound: number | bigint) => (as === 'fils' ? formatFils : formatWhole)(Number(bound));
  if (issue.code === 'too_big')
    return (issue.origin === 'string' ? TEXTS.tooLong : TEXTS.tooMuch)(format(issue.maximum));
  if (issue.code === 'too_small') return (issue.inclusive ? TEXTS.tooLittle : TEXTS.notMore)(format(issue.minimum));
  return TEXTS.wrong[as ?? 'text'] ?? `${issue.message}.`;
}
