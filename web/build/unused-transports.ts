/** In place of the ways of Engine.IO that the product does not go: it connects by websocket alone. */
export const Fetch = undefined;
export const XHR = undefined;
export const WT = undefined;
