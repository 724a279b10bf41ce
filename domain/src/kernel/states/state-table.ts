import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';

/** Where a thing may go from each of its states. */
export interface StateTable<State extends string> {
  readonly transitions: Readonly<Record<State, readonly State[]>>;
  /** Throws `illegal_transition`, naming the legal moves, unless the thing may go from one state to the other. */
  assert(id: string, from: State, to: State): void;
}

/** Makes a state table; `noun` begins the refusal's sentence. */
export function stateTable<State extends string>(
  noun: string,
  transitions: Record<State, readonly State[]>,
): StateTable<State> {
  return {
    transitions,
    assert(id, from, to) {
      const legal = transitions[from];
      if (legal.includes(to)) return;
      throw new AppError('illegal_transition', `${noun} ${id} is ${words(from)} and cannot become ${words(to)}.`, {
        from,
        to,
        legal,
      });
    },
  };
}

function words(state: string): string {
  return state.replaceAll('_', ' ');
}
