/** Until the first admin has signed in, the holder of the start token operates as an admin of this name. */
export const START_TOKEN = { id: 'start-token', name: 'Start token' } as const;
