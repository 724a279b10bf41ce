/** Until somebody is there by name, whoever has the start token operates, as an admin of this name. */
export const START_TOKEN = { id: 'start-token', name: 'Start token' } as const;
