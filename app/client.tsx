import { retryChunk } from './client/release/chunk-retry.ts';
import { takeSoftLoginFromAddress } from './client/session/soft-login.ts';
import { standaloneRoot } from './standalone/standalone.ts';

takeSoftLoginFromAddress();

/**
 * The browser entry. The page is painted before it is hydrated: content never waits for script, and the pictures and fonts of the first screen have
 * the network to themselves.
 */
let isStarted = false;
// Apart: of two imports in one expression the bundler would preload what either needs.
const loadRouterPage = () => import('./hydrate.tsx');
const loadCardPage = () => import('./standalone/hydrate-card.tsx');

function startHydration() {
  if (isStarted) return;
  isStarted = true;
  // All at once: otherwise the page's chunks would be requested one after another.
  const modules = document.querySelector<HTMLMetaElement>('meta[name="page-modules"]')?.content;
  for (const href of modules ? modules.split(' ') : []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  void retryChunk('page', standaloneRoot() === null ? loadRouterPage : loadCardPage).then(({ hydrate }) => hydrate());
}

/** How long to wait for the first paint. Some browsers never report it, and a hidden page is never painted. */
const PAINT_MS = 1500;
/** How long a submit is held. After that the form is submitted as it is without script. */
const HOLD_MS = 4000;

/**
 * A submit of a form with `data-hold-submit` is held until the form is hydrated, and repeated then. So the envelope opens with its animation even for
 * a reader who pressed early.
 */
const hydrated = new WeakSet<EventTarget>();
let held: (() => void) | null = null;
document.addEventListener(
  'submit',
  (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset['holdSubmit'] === undefined || hydrated.has(form)) return;
    event.preventDefault();
    event.stopPropagation();
    const { submitter } = event;
    held = () => {
      held = null;
      hydrated.add(form);
      form.requestSubmit(submitter);
    };
    setTimeout(() => held?.(), HOLD_MS);
  },
  true,
);
document.addEventListener('hydrated', ({ target }) => {
  if (target) hydrated.add(target);
  // React is still in the middle of hydrating it.
  setTimeout(() => (target === document ? repeatPress() : held?.()));
});

/** A press on a button that needs script is repeated once the page is hydrated, unless something else was pressed since. */
let pressed: { button: HTMLElement; at: number } | null = null;
document.addEventListener(
  'click',
  ({ target }) => {
    if (hydrated.has(document)) return;
    const button = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null;
    pressed = button && { button, at: performance.now() };
  },
  true,
);
/** After this long, nobody expects anything of a press any more. */
const PRESS_MS = 10_000;
function repeatPress() {
  const { button, at } = pressed ?? {};
  pressed = null;
  if (at !== undefined && performance.now() - at < PRESS_MS && button?.isConnected) button.click();
}

if (document.visibilityState === 'hidden' || !document.querySelector('meta[name="page-modules"]')) startHydration();
else {
  try {
    new PerformanceObserver(startHydration).observe({ type: 'paint', buffered: true });
  } catch {
    startHydration();
  }
  setTimeout(startHydration, PAINT_MS);
}
