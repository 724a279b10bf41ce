/** What other features may use of this one. */
export { networkInformation, readsWebp } from './browser-abilities';
