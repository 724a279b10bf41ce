/** The account name on the social networks. */
export const SOCIAL_HANDLE = import.meta.env.VITE_SOCIAL_HANDLE ?? 'planetheroes.example';
