/** What stands on the envelope of a card: the name of whoever it is for. @param to empty where nobody is to be named, as under the link that anyone may have */
export function addresseeOf(to: string): string {
  return to || 'For you';
}
