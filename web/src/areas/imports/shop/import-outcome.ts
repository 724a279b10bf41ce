/** What a file needs once it has been sent: a chunk of its own, since most who open the page send none. */
export { ImportProgress } from './import-progress';
export { fileRefusalText } from './refusal-text';
