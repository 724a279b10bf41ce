/** What other areas may use of this one. */
export { networkInformation, readsWebp } from './shop/browser-abilities';
