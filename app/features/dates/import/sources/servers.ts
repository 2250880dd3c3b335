/** A server whose address books people have. @property address null where the member says it */
export type Server = {
  id: string;
  name: string;
  address: string | null;
  username: string;
  password: string;
  /** where the password comes from, in steps */ steps: readonly string[];
};

/** Servers that many people have, and any other. */
export const SERVERS: readonly [Server, ...Server[]] = [
  {
    id: 'icloud',
    name: 'iCloud',
    address: 'https://contacts.icloud.com',
    username: 'Email address of your Apple Account',
    password: 'App-specific password',
    steps: [
      'Sign in at account.apple.com.',
      'Under Sign-In and Security, choose App-Specific Passwords, and make one.',
      'Copy it into the field here. You can delete it there afterwards.',
    ],
  },
  {
    id: 'fastmail',
    name: 'Fastmail',
    address: 'https://carddav.fastmail.com',
    username: 'Your Fastmail address',
    password: 'App password',
    steps: [
      'In Fastmail, open Settings, Privacy & Security, then App passwords.',
      'Make one with access to contacts (CardDAV).',
      'Copy it into the field here. You can delete it there afterwards.',
    ],
  },
  {
    id: 'other',
    name: 'Another server',
    address: null,
    username: 'User name',
    password: 'Password',
    steps: [
      'Nextcloud: the address you open in the browser. Under Settings, Security, make an app password.',
      'Others: look for “CardDAV” in the settings of your address book. They name the address.',
    ],
  },
];
