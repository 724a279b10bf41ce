/** Business mode starts on when the hostname contains the marker word, in any case (spec document 1, section 2). */
export function startsInBusinessMode(hostname: string, marker: string): boolean {
  return marker !== '' && hostname.toLowerCase().includes(marker.toLowerCase());
}
