/** What an administrator did, as a member reads it too. */
const WORDS: Record<string, string> = {
  'member-viewed': 'Looked at the account',
  'helping-begun': 'Began to help, as the member',
  'helping-ended': 'Stopped helping',
  'cards-listed': 'Looked at the list of cards',
  'account-changed': 'Changed something in the account',
  'favorites-changed': 'Changed the favourites',
  'mails-listed': 'Looked at which mails go out',
  'mails-changed': 'Changed which mails go out',
  'letter-written': 'Wrote to us, as the member',
  'story-viewed': 'Looked at the story of a card',
  'card-sent-again': 'Sent a card again',
  'address-corrected': 'Corrected an address',
  'link-renewed': 'Gave somebody a fresh link',
  'card-moved': 'Moved a card to another day',
  'inside-asked': 'Asked to see inside a card',
  'inside-read': 'Read what is inside a card',
  'card-taken-down': 'Took a card down',
  'mail-viewed': 'Read a mail in the mailbox',
  'ticket-answered': 'Answered a letter',
  'ticket-closed': 'Closed a letter',
  'ticket-opened-again': 'Opened a letter again',
  'error-resolved': 'Said that an error is mended',
  'error-opened-again': 'Opened an error again',
  'job-retried': 'Tried a job once more',
};
export function actInWords(act: string): string {
  return WORDS[act] ?? act;
}
