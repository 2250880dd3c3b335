import type { Requester } from './requester.ts';

/** Milliseconds after which half of what somebody used counts no more. */
const HALVES_EVERY = 10_000;
/** The same for who uses little altogether: a pause of ten seconds makes nobody who sends card after card one of them. */
const ALTOGETHER_HALVES_EVERY = 120_000;
/** Milliseconds of use that count as none, lately and altogether. */
const IDLE_BELOW_MS = 1;
const IDLE_BELOW_ALTOGETHER_MS = 100;
/** Clients that are remembered before the ones without recent use are dropped. */
const REMEMBERED = 1000;

type Account = { used: number; at: number };
type Browser<T> = Account & { /** counted for longer */ altogether: Account; waiting: T[] };
type Network<T> = Account & { browsers: Map<string, Browser<T>> };

/** How much may wait. */
export type WaitingMax = { browser: number; network: number; browserOfBusyNetwork: number };
/**
 * So much may wait of one browser. Where so much waits of all browsers of its network, it is less, but still a card with many leaves, which is some thirty
 * things: nobody is shut out by others of their network.
 */
const WAITING_MAX: WaitingMax = { browser: 200, network: 1000, browserOfBusyNetwork: 40 };

/** What waits for a turn, and whose it is. */
export type FairQueue<T> = {
  /**
   * @param requester null for work that nobody waits for
   * @returns false, and has added nothing, where too much of theirs waits already
   */
  add(requester: Requester | null, item: T): boolean;
  /**
   * Takes what is next; undefined where nothing waits.
   * @param below only of browsers that used less than so many milliseconds in the last minutes
   */
  next(below?: number): T | undefined;
  /** Whether anything waits of browsers that used less than so many milliseconds in the last minutes. */
  hasWaiting(below: number): boolean;
  /** The most that any browser used in the last minutes, in milliseconds. */
  largestUse(): number;
  /** Notes that something of a requester took so many milliseconds. */
  charge(requester: Requester | null, ms: number): void;
  /** Takes everything that waits. */
  clear(): T[];
};

/**
 * Fair turns: next is the network that used the least lately, and in it the browser that used the least. So nobody waits for more than what is being done
 * in this moment because somebody else asks for much, and many browsers of one network share what one gets. What nobody waits for comes last.
 * @param options.now milliseconds of a clock that never goes back
 * @param options.most where what waits is large, less of it may wait than of drawings
 */
export function createFairQueue<T>({
  now = () => performance.now(),
  most: waitingMax = WAITING_MAX,
}: { now?: () => number; most?: WaitingMax } = {}): FairQueue<T> {
  const networks = new Map<string, Network<T>>();
  const background: T[] = [];

  const usedBy = ({ used, at }: Account, halvesEvery = HALVES_EVERY) => used * 0.5 ** ((now() - at) / halvesEvery);
  const usedAltogetherBy = ({ altogether }: Browser<T>) => usedBy(altogether, ALTOGETHER_HALVES_EVERY);
  const isIdle = (browser: Browser<T>) =>
    browser.waiting.length === 0 &&
    usedBy(browser) < IDLE_BELOW_MS &&
    usedAltogetherBy(browser) < IDLE_BELOW_ALTOGETHER_MS;
  function add(account: Account, ms: number, halvesEvery?: number): void {
    account.used = usedBy(account, halvesEvery) + ms;
    account.at = now();
  }
  function networkOf(name: string): Network<T> {
    const known = networks.get(name) ?? { used: 0, at: now(), browsers: new Map<string, Browser<T>>() };
    networks.set(name, known);
    return known;
  }
  function browserOf(requester: Requester): Browser<T> {
    const { browsers } = networkOf(requester.network);
    const known = browsers.get(requester.browser) ?? {
      used: 0,
      at: now(),
      altogether: { used: 0, at: now() },
      waiting: [],
    };
    browsers.set(requester.browser, known);
    return known;
  }
  const waits = (network: Network<T>, below = Infinity) =>
    [...network.browsers.values()].filter((browser) => browser.waiting.length > 0 && usedAltogetherBy(browser) < below);
  const least = <A extends Account>(accounts: readonly A[]) =>
    accounts.reduce<A | undefined>((a, b) => (a === undefined || usedBy(b) < usedBy(a) ? b : a), undefined);

  function evictIdle(): void {
    for (const [name, network] of networks) {
      for (const [key, browser] of network.browsers) if (isIdle(browser)) network.browsers.delete(key);
      if (network.browsers.size === 0 && usedBy(network) < IDLE_BELOW_MS) networks.delete(name);
    }
  }

  return {
    add(requester, item) {
      if (requester === null) return background.push(item) > 0;
      const { waiting } = browserOf(requester);
      const ofNetwork = waits(networkOf(requester.network)).reduce((sum, browser) => sum + browser.waiting.length, 0);
      const most = ofNetwork < waitingMax.network ? waitingMax.browser : waitingMax.browserOfBusyNetwork;
      if (waiting.length >= most) return false;
      return waiting.push(item) > 0;
    },
    next(below = Infinity) {
      const network = least([...networks.values()].filter((one) => waits(one, below).length > 0));
      if (network !== undefined) return least(waits(network, below))?.waiting.shift();
      return below === Infinity ? background.shift() : undefined;
    },
    hasWaiting: (below) => [...networks.values()].some((one) => waits(one, below).length > 0),
    largestUse: () =>
      Math.max(0, ...[...networks.values()].flatMap(({ browsers }) => [...browsers.values()].map(usedAltogetherBy))),
    charge(requester, ms) {
      if (requester === null) return;
      const browser = browserOf(requester);
      add(networkOf(requester.network), ms);
      add(browser, ms);
      add(browser.altogether, ms, ALTOGETHER_HALVES_EVERY);
      if (networks.size > REMEMBERED || networkOf(requester.network).browsers.size > REMEMBERED) evictIdle();
    },
    clear() {
      const all = [...networks.values()].flatMap((network) =>
        waits(network).flatMap(({ waiting }) => waiting.splice(0)),
      );
      return [...all, ...background.splice(0)];
    },
  };
}
