/** Where an address book is, and whose. The password is for this one reading. */
export type AddressBookAccount = { server: string; username: string; password: string };

/** What was read: the cards as one text, as a file of them would be. */
export type AddressBookRead = { vcards: string; people: number };

/**
 * Why nothing was read. Of the address: `address` it is none, `inside` it is of a private network, `port`, `elsewhere` it leads to another site, `unreachable`,
 * `certificate`, `no-address-book`. Of the account: `password`, `forbidden`, `other-sign-in` the server wants another kind of password. Of the amount: `too-slow`,
 * `too-large`, `too-many`.
 */
export type AddressBookProblem =
  | 'address'
  | 'inside'
  | 'port'
  | 'elsewhere'
  | 'unreachable'
  | 'certificate'
  | 'no-address-book'
  | 'password'
  | 'forbidden'
  | 'other-sign-in'
  | 'too-slow'
  | 'too-large'
  | 'too-many';

/** Nothing was read. What it says names nobody, and no password. */
export class AddressBookRefused extends Error {
  readonly problem: AddressBookProblem;
  /** Another host that the server leads to. */ readonly host: string | null;
  constructor(problem: AddressBookProblem, message: string, host: string | null = null) {
    super(message);
    this.name = 'AddressBookRefused';
    this.problem = problem;
    this.host = host;
  }
}

/** Reads address books where they are kept (CardDAV). */
export type AddressBookReader = {
  /** Everybody in all address books of an account. @throws AddressBookRefused */
  read(account: AddressBookAccount): Promise<AddressBookRead>;
};
