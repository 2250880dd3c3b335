import type { MetricName } from '#contract/metric.ts';
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

/** What an ad pixel calls what happens here: its standard events, and names of ours for what it has none for. */
const STANDARD = {
  'page-view': 'PageView',
  registration: 'CompleteRegistration',
  cart: 'AddToCart',
  checkout: 'InitiateCheckout',
  purchase: 'Purchase',
} as const satisfies Partial<Record<MetricName, string>>;
const CUSTOM = { login: 'Login', 'card-sent': 'CardSent' } as const satisfies Partial<Record<MetricName, string>>;
/** No event: how fast a page was is nobody's business but ours. */
type Told = Exclude<MetricName, 'web-vital'>;
const NAMES: Readonly<Record<Told, string>> = { ...STANDARD, ...CUSTOM };

/** Parameters that hold what somebody typed, or open something: the pixel tells the whole address by itself. */
const TYPED = /[?&](q|name|next|magicLink)=/;

/**
 * An ad pixel of the Meta kind. It would read every address and every press by itself: both are switched off, and it is never loaded on a
 * page whose address opens something, or holds what somebody typed.
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

/** The queue that the script takes over when it comes (Meta's base code, in our words). */
function begin(id: string): Pixel {
  const pixel: Pixel = Object.assign(
    (...args: unknown[]) => (pixel.callMethod ? pixel.callMethod(...args) : void pixel.queue.push(args)),
    { queue: [] as unknown[][], loaded: true, version: '2.0', disablePushState: true },
  );
  pixel('set', 'autoConfig', false, id);
  pixel('init', id);
  return pixel;
}
