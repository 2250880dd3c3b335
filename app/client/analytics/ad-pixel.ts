import type { MetricName } from '#contract/site/metric.ts';
import type { ThirdParties } from '#shared/third-parties.ts';
import type { Counter } from './counter.ts';
import { loadScript } from './load-script.ts';
import { isPrivatePath } from './page-path.ts';

type Pixel = {
  (...args: unknown[]): void;
  queue: unknown[][];
  loaded: boolean;
  version: string;
  callMethod?: (...args: unknown[]) => void;
};
type Window = { fbq?: Pixel };

/** The pixel's name for each of our events: its standard events, or names of our own where it has none. */
const STANDARD = {
  'page-view': 'PageView',
  registration: 'CompleteRegistration',
  cart: 'AddToCart',
  checkout: 'InitiateCheckout',
  purchase: 'Purchase',
} as const satisfies Partial<Record<MetricName, string>>;
const CUSTOM = { login: 'Login', 'card-sent': 'CardSent' } as const satisfies Partial<Record<MetricName, string>>;
/** No event: page speed is for us only. */
type Told = Exclude<MetricName, 'web-vital'>;
const NAMES: Readonly<Record<Told, string>> = { ...STANDARD, ...CUSTOM };

/** Query parameters with typed text or with access to something. The pixel reports the whole address by itself. */
const TYPED = /[?&](q|name|next|magicLink)=/;

/**
 * An ad pixel of the Meta kind. By default it reports every address and every click; both are switched off. It is never loaded on a page whose
 * address gives access to something, or contains typed text.
 */
export function adPixel({ script, id }: NonNullable<ThirdParties['ads']>): Counter {
  const there = globalThis as Window;
  let loading: Promise<void> | undefined;
  return ({ name, path, variant }) => {
    if (name === 'web-vital' || isPrivatePath(path) || TYPED.test(location.search)) return;
    const pixel = (there.fbq ??= begin(id));
    loading ??= loadScript(script).catch(() => undefined);
    pixel(
      Object.hasOwn(CUSTOM, name) ? 'trackSingleCustom' : 'trackSingle',
      id,
      NAMES[name],
      variant === '' ? {} : { content_category: variant },
    );
  };
}

/** The queue that the script takes over once it is loaded (a version of Meta's base code). */
function begin(id: string): Pixel {
  const pixel: Pixel = Object.assign(
    (...args: unknown[]) => (pixel.callMethod ? pixel.callMethod(...args) : void pixel.queue.push(args)),
    { queue: [] as unknown[][], loaded: true, version: '2.0', disablePushState: true },
  );
  pixel('set', 'autoConfig', false, id);
  pixel('init', id);
  return pixel;
}
