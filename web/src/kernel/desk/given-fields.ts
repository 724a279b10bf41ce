import { formatWhole, fromDubaiTime } from './format';
import { MESSAGES } from './messages';
import { filsOf } from './fils';

/** Which field cannot be sent as it is, and why. */
export interface FieldFault {
  field: string;
  text: string;
}

const TEXTS = MESSAGES.forms;
const CODE = /^[\w-]{1,64}$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What a field holds, on one line; it may have been written in several. */
export const oneLine = (given: FormDataEntryValue | null): string =>
  String(given ?? '').trim().replaceAll(/\s+/g, ' ');

/**
 * Reads a form field by field, each checked as far as a page can. `fault` is the first that is wrong, by its label.
 * What may stay empty is undefined then, which JSON leaves out.
 */
export class GivenFields<Field extends string> {
  fault: FieldFault | undefined;

  constructor(
    private readonly form: FormData,
    private readonly labels: Readonly<Record<Field, string>>,
  ) {}

  optionalText(field: Field): string | undefined {
    return oneLine(this.form.get(field)) || undefined;
  }

  text(field: Field): string {
    const given = this.optionalText(field);
    if (given === undefined) this.refuse(field, TEXTS.missing);
    return given ?? '';
  }

  /** Text of several lines. */
  lines(field: Field): string {
    const given = String(this.form.get(field) ?? '').trim();
    if (given === '') this.refuse(field, TEXTS.missing);
    return given;
  }

  code(field: Field): string {
    const given = this.text(field);
    if (!CODE.test(given)) this.refuse(field, TEXTS.code);
    return given;
  }

  email(field: Field): string {
    const given = this.text(field);
    if (!EMAIL.test(given)) this.refuse(field, TEXTS.email);
    return given;
  }

  whole(field: Field, { min, max }: { min: number; max: number }): number {
    return this.optionalWhole(field, { min, max }) ?? (this.refuse(field, TEXTS.missing), min);
  }

  optionalWhole(field: Field, { min, max }: { min: number; max: number }): number | undefined {
    const given = this.optionalText(field);
    if (given === undefined) return undefined;
    const value = /^\d{1,12}$/.test(given) ? Number(given) : Number.NaN;
    const isWithin = value >= min && value <= max;
    if (!isWithin) this.refuse(field, (label) => TEXTS.whole(label, formatWhole(min), formatWhole(max)));
    return value;
  }

  /** An amount in dirhams, as fils. */
  fils(field: Field): number {
    const given = filsOf(this.text(field));
    if (given === undefined) this.refuse(field, TEXTS.amount);
    return given ?? 0;
  }

  /** A day and time in Dubai that lies ahead, as a moment. */
  ahead(field: Field): string {
    const moment = fromDubaiTime(this.text(field));
    if (!(Date.parse(moment) > Date.now())) this.refuse(field, TEXTS.ahead);
    return moment;
  }

  private refuse(field: Field, text: (label: string) => string): void {
    this.fault ??= { field, text: text(this.labels[field]) };
  }
}
