/** What other features may use of this one. */
export { deviceCapabilities, networkInformation } from './device-capabilities';
