interface Forms {
  /** The whole phrase for one, and for two. */
  one: string;
  two: string;
  /** The noun after 3 to 10, and after more. */
  few: string;
  many: string;
}

const rules = new Intl.PluralRules('ar');

/** A number with its noun, in the form that the number asks for. */
export function counted(count: number, { one, two, few, many }: Forms): string {
  switch (rules.select(count)) {
    case 'one':
      return one;
    case 'two':
      return two;
    case 'few':
      return `${count} ${few}`;
    default:
      return `${count} ${many}`;
  }
}
