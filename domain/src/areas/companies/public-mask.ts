/** What stands in public answers and in the log for the name of somebody whom everybody's company does not know. */
const A_VISITOR = 'A visitor';
const NOT_SHOWN = '—';

/** A column for everybody's eyes: what a visitor typed is stored whole and shown to operators alone. */
export function masked(column: string, alias: string, { shown = NOT_SHOWN, where = 'from_public' }: { shown?: string; where?: string } = {}): string {
  return `case when ${where} and ${column} is not null then '${shown}' else ${column} end as "${alias}"`;
}

export function maskedName(column: string, alias: string): string {
  return masked(column, alias, { shown: A_VISITOR });
}
