import { OPERATOR_PAGES } from '@planet-heroes/contracts/areas/operations/pages';

/** Where the steps of a command are shown, by its id, its job's, or that of an event which it wrote. */
export function pathOfCommand(id: string): string {
  return `${OPERATOR_PAGES.commands.path}?${new URLSearchParams({ id })}`;
}
