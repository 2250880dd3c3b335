/**
 * What a quick visitor, or a visitor on a slow network, does to a page before it is hydrated: it counts. A form's submit is held, a press is repeated,
 * and what was typed or chosen is told to React, which otherwise would put its own value back.
 */

/** How long a submit or a link is held, in milliseconds. After that it goes on as it does without script. */
const HOLD_MS = 4000;
/** After this long, nobody expects anything of a press any more. */
const PRESS_MS = 10_000;

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What is hydrated, and what was held for long enough. */
const hydrated = new WeakSet<EventTarget>();
/** Fields that were filled in, with what they held last. */
const filled = new Map<TextField, string | boolean>();
let held: (() => void) | null = null;
let pressed: { button: HTMLElement; at: number } | null = null;

/** Begins to note what is done to the page. To be called once, by the browser entry. Parts of the page tell by `announceHydrated` that they are hydrated. */
export function keepInputBeforeHydration(): void {
  // Before this script ran. Only text: browsers also put back boxes that were checked before a reload, which was no choice on this page.
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
    if (!isCheckable(field) && field.type !== 'hidden' && field.value !== field.defaultValue) note(field);
  document.addEventListener('input', ({ target }) => note(target), true);
  document.addEventListener('submit', holdSubmit, true);
  document.addEventListener('click', notePress, true);
  document.addEventListener('hydrated', ({ target }) => {
    if (!(target instanceof Node)) return;
    hydrated.add(target);
    // React is still in the middle of hydrating it.
    setTimeout(() => {
      tellFilled(target);
      if (target === document) repeatPress();
      else held?.();
    });
  });
}

function isCheckable(field: TextField): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

function note(target: EventTarget | null): void {
  if (hydrated.has(document)) return;
  if (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
    filled.set(target, isCheckable(target) ? target.checked : target.value);
}

/** Tells React of the fields within `part`, as if they were filled in now. */
function tellFilled(part: Node): void {
  for (const [field, value] of filled) {
    if (!part.contains(field)) continue;
    filled.delete(field);
    // React hydrates the part of the page in which an event happens, which may still wait for its turn, and takes the field as it finds it.
    field.dispatchEvent(new Event('input', { bubbles: true }));
    if (isCheckable(field)) {
      field.checked = value !== true;
      field.click();
    } else if (field instanceof HTMLSelectElement) {
      field.value = String(value);
      field.dispatchEvent(new Event('change', { bubbles: true }));
    } else retype(field, String(value));
  }
}

/**
 * React compares each event with the value that it last saw, and sees what is assigned to a field. So the field is emptied where React sees it, and
 * filled in where it does not.
 */
function retype(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd } = field;
  const fields = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  field.value = '';
  Object.getOwnPropertyDescriptor(fields.prototype, 'value')?.set?.call(field, text);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Goes on when what is pressed is hydrated, or after a while without. */
function hold(goOn: () => void): void {
  held = () => {
    held = null;
    goOn();
  };
  setTimeout(() => held?.(), HOLD_MS);
}

/**
 * A submit of a form with `data-hold-submit` is held until the form is hydrated, and repeated then. So the envelope opens with its animation even for
 * a reader who pressed early.
 */
function holdSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.dataset['holdSubmit'] === undefined || hydrated.has(form)) return;
  event.preventDefault();
  event.stopPropagation();
  const { submitter } = event;
  hold(() => {
    hydrated.add(form);
    form.requestSubmit(submitter);
  });
}

/**
 * A press on a button that needs script is repeated once the page is hydrated, unless something else was pressed since. So is one on a link within a
 * form that was filled in: the link is to take that along.
 */
function notePress(event: MouseEvent): void {
  if (hydrated.has(document)) return;
  const target = event.target instanceof Element ? event.target : null;
  const button = target?.closest<HTMLElement>('button[type="button"]') ?? null;
  pressed = button && { button, at: performance.now() };
  const link = target?.closest('a');
  const form = link?.closest('form');
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || hydrated.has(link) || !form || !isPlain) return;
  if (![...filled.keys()].some((field) => form.contains(field))) return;
  event.preventDefault();
  event.stopPropagation();
  hold(() => {
    hydrated.add(link);
    link.click();
  });
}

function repeatPress(): void {
  held?.();
  const { button, at } = pressed ?? {};
  pressed = null;
  if (at !== undefined && performance.now() - at < PRESS_MS && button?.isConnected) button.click();
}
