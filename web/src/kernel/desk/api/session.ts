import { createContext, useContext } from 'react';
import type { AnswerOf } from '@planet-heroes/contracts/call-by-route';
import type { OPERATORS_ROUTES } from '@planet-heroes/contracts/areas/operations/routes';
import { mayOperate } from '@planet-heroes/contracts/operator-permissions';
import type { Route } from '@planet-heroes/contracts/kernel/calls/route';

/** What the pages call with. */
export interface Session {
  /** Undefined while a new one is asked for. */
  token: string | undefined;
  /** The server takes the token no longer. Stays the same function from one drawing to the next. */
  onRefused: () => void;
}
export const SessionContext = createContext<Session>({ token: undefined, onRefused() {} });
export const useSession = (): Session => useContext(SessionContext);

/** Who is signed in. */
export type SignedInOperator = AnswerOf<typeof OPERATORS_ROUTES.readOperator>;
export const OperatorContext = createContext<SignedInOperator | undefined>(undefined);

export function useOperator(): SignedInOperator {
  return useContext(OperatorContext)!;
}

/** Whether whoever is signed in may make a call: what would be refused is not offered. */
export function useMay(): (call: Route) => boolean {
  const { roles } = useOperator();
  return (call) => mayOperate(roles, call);
}
