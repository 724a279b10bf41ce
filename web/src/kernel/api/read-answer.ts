type Fields = Record<string, unknown>;
/** Puts an answer in the form that the screens rely on: the specs promise only a few fields of each. */
type Reader = <T>(answer: T) => T;

/**
 * Fills in what is absent or null, which some servers send for absent fields. A default of undefined is for fields that
 * may be absent, and are not shown then.
 */
export const filled = (defaults: Fields | ((given: Fields) => Fields)): Reader => <T>(answer: T): T => {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return answer;
  const read = { ...answer } as Fields & T;
  const more: Fields = typeof defaults === 'function' ? defaults(read) : defaults;
  for (const name in more) (read as Fields)[name] ??= more[name];
  return read;
};

/** The same for each item of a list. */
export const listOf = (read: Reader): Reader => <T>(answer: T): T =>
  Array.isArray(answer) ? answer.map(read) as T : answer;

/**
 * Whether an answer whose form the specs leave open has the fields, each of the type named. One that has not is as good
 * as no answer: what was asked for is done, and the screens ask how things stand.
 */
export function hasFields<T>(
  answer: unknown,
  fields: Partial<Record<keyof T, 'string' | 'number' | 'boolean'>>,
): answer is T {
  if (typeof answer !== 'object' || answer === null) return false;
  return Object.entries(fields).every(([name, type]) => typeof (answer as Fields)[name] === type);
}
