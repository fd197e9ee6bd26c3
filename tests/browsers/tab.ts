import { setTimeout as delay } from 'node:timers/promises';
import type { InputStep, Session } from './engine.ts';

/** WebDriver's code points: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keyValues = {
  Tab: '\uE004',
  Enter: '\uE007',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
};

export type Key = keyof typeof keyValues | 'k' | 'v';

/** Milliseconds to wait for an expected state. */
const patience = 10_000;

export class Tab {
  readonly #session: Session;
  readonly #origin: string;

  constructor(session: Session, origin: string) {
    this.#session = session;
    this.#origin = origin;
  }

  async open(address: string): Promise<void> {
    await this.#session.navigate(`${this.#origin}${address}`);
    await this.evaluate(noteErrors);
  }

  async reload(): Promise<void> {
    await this.#session.reload();
    await this.evaluate(noteErrors);
  }

  back = () => this.#session.back();
  forward = () => this.#session.forward();
  resize = (width: number, height: number) => this.#session.resize(width, height);

  /** Runs a self-contained function in the page. */
  async evaluate<Args extends unknown[], T>(act: (...args: Args) => T, ...args: Args): Promise<T> {
    // esbuild, which tsx compiles with, wraps named functions in calls of __name.
    const call = `((__name) => JSON.stringify([(${act.toString()})(...${JSON.stringify(args)})]))((named) => named)`;
    const result = await this.#session.evaluate(call);
    return (JSON.parse(result) as [T])[0];
  }

  /** Polls until a function returns the expected value in the page; throws with the last value. */
  async expect<Args extends unknown[], T>(
    what: string,
    expected: T,
    look: (...args: Args) => T,
    ...args: Args
  ): Promise<void> {
    let found: unknown;
    for (const end = Date.now() + patience; Date.now() < end; await delay(50)) {
      try {
        found = await this.evaluate(look, ...args);
      } catch (error) {
        // Evaluation fails while the page is being replaced.
        found = error;
      }
      if (JSON.stringify(found) === JSON.stringify(expected)) return;
    }
    throw new Error(`${what}: expected ${JSON.stringify(expected)}, found ${show(found)}`);
  }

  /** @param expected without origin */
  expectAddress(expected: string): Promise<void> {
    return this.expect('address', expected, () => location.pathname + location.search + location.hash);
  }

  async expectVisible(selector: string, text = ''): Promise<void> {
    await this.expect(`a visible ${describe(selector, text)}`, true, isVisible, selector, text);
  }

  async expectHidden(selector: string, text = ''): Promise<void> {
    await this.expect(`a visible ${describe(selector, text)}`, false, isVisible, selector, text);
  }

  /** Moves the mouse to the first visible element that matches the selector and contains the text. */
  async hover(selector: string, text = ''): Promise<void> {
    await this.#perform('pointer', [await this.#moveTo(selector, text)]);
  }

  async click(selector: string, text = ''): Promise<void> {
    await this.#perform('pointer', [
      await this.#moveTo(selector, text),
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  async press(...keys: Key[]): Promise<void> {
    const values = keys.map((key) => (key in keyValues ? keyValues[key as keyof typeof keyValues] : key));
    await this.#perform('key', [
      ...values.map((value) => ({ type: 'keyDown' as const, value })),
      ...values.toReversed().map((value) => ({ type: 'keyUp' as const, value })),
    ]);
  }

  async type(text: string): Promise<void> {
    const steps = [...text].flatMap((value): InputStep[] => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#perform('key', steps);
  }

  async expectNoErrors(): Promise<void> {
    const errors = await this.evaluate(() => window.notedErrors ?? []);
    if (errors.length > 0) throw new Error(`errors in the page's scripts: expected none, found ${errors.join('\n')}`);
  }

  close = () => this.#session.close();

  #perform(type: 'key' | 'pointer', actions: InputStep[]): Promise<void> {
    return this.#session.perform([{ type, id: type, actions }]);
  }

  /** @throws if no visible element matches, it keeps moving, or something covers it */
  async #moveTo(selector: string, text: string): Promise<InputStep> {
    let before = '';
    for (const end = Date.now() + patience; ; await delay(50)) {
      const place = await this.evaluate(locate, selector, text);
      const now = JSON.stringify(place);
      if (typeof place !== 'string' && now === before) return { type: 'pointerMove', ...place };
      if (Date.now() > end) throw new Error(`mouse on ${describe(selector, text)}: expected a place, found ${now}`);
      before = now;
    }
  }
}

const describe = (selector: string, text: string) => (text ? `${selector} with the text "${text}"` : selector);

const show = (value: unknown) => (value instanceof Error ? value.message : JSON.stringify(value));

function isVisible(selector: string, text: string): boolean {
  return [...document.querySelectorAll(selector)].some(
    (element) => element.textContent.includes(text) && element.checkVisibility({ visibilityProperty: true }),
  );
}

/** Runs in the page. Returns the center of the text, or of the element if there is no text, or an error message. */
function locate(selector: string, text: string): { x: number; y: number } | string {
  const element = [...document.querySelectorAll(selector)].find(
    (one) => one.textContent.includes(text) && one.checkVisibility({ visibilityProperty: true }),
  );
  if (!element) return 'no such element';
  let target: Element | Range = element;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (text && walker.nextNode()) {
    const start = walker.currentNode.nodeValue!.indexOf(text);
    if (start < 0) continue;
    target = document.createRange();
    target.setStart(walker.currentNode, start);
    target.setEnd(walker.currentNode, start + text.length);
    break;
  }
  let box = target.getClientRects()[0]!;
  if (box.top < 0 || box.bottom > innerHeight) {
    scrollBy({ top: box.top - innerHeight / 2, behavior: 'instant' });
    box = target.getClientRects()[0]!;
  }
  const place = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  const hit = document.elementFromPoint(place.x, place.y);
  return element.contains(hit) ? place : `${hit?.outerHTML.slice(0, 200)} there`;
}

declare global {
  interface Window {
    notedErrors?: string[];
  }
}

/** Runs in the page before hydration. */
function noteErrors(): void {
  const errors: string[] = (window.notedErrors = []);
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  const { error } = console;
  console.error = (...args: unknown[]) => {
    errors.push(args.map(String).join(' '));
    error(...args);
  };
}
