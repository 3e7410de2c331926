/** Browser features that jsdom lacks; import this file before any module that uses them while it loads. */
import { createRequire } from 'node:module';

Object.defineProperty(window, 'matchMedia', {
  writable: true,
  value: (query: string) => ({
    matches: false,
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
    addEventListener: () => {},
    removeEventListener: () => {},
    dispatchEvent: () => false,
  }),
});

class ResizeObserverStub {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.ResizeObserver = ResizeObserverStub;
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};

/**
 * Tells antd that a file has all of its styles, as in the build: nothing is drawn here, and to compute them and put them into
 * each test's page takes a sixth of its time.
 */
const { reset } = createRequire(__filename)('@ant-design/cssinjs/lib/util/cacheMapUtil') as {
  reset(paths: Record<string, string>): void;
};
reset(new Proxy({}, { get: () => 'file' }));

/** Keeps the style elements that are left as plain text: matching their rules for each element would take long. */
const createElement = document.createElement.bind(document);
document.createElement = ((tag: string, options?: ElementCreationOptions) => {
  const element = createElement(tag, options);
  if (tag === 'style') element.setAttribute('type', 'text/plain');
  return element;
}) as typeof document.createElement;

/** Attributes that change how an element is shown without a style sheet. */
const SHOWN_BY = ['hidden', 'type', 'open', 'dir'];
const INHERITED = ['visibility', 'pointer-events'];
const computeStyle = window.getComputedStyle.bind(window);
const plainStyles = new Map<string, CSSStyleDeclaration>();

/** Style of an element without a style of its own, computed once for all of its kind. */
function getPlainStyle(element: Element): CSSStyleDeclaration {
  const kind = [element.tagName, ...SHOWN_BY.map((name) => element.getAttribute(name))].join(' ');
  const known = plainStyles.get(kind);
  if (known) return known;
  const bare = element.cloneNode(false) as Element;
  bare.removeAttribute('style');
  const style = computeStyle(bare);
  plainStyles.set(kind, style);
  return style;
}

function readStyle(element: Element | null, name: string): string {
  if (!element) return '';
  const own = element.getAttribute('style')?.includes(name)
    ? (element as HTMLElement).style.getPropertyValue(name)
    : '';
  if (own && own !== 'inherit') return own;
  if (own || INHERITED.includes(name)) {
    const inherited = readStyle(element.parentElement, name);
    if (inherited) return inherited;
  }
  return getPlainStyle(element).getPropertyValue(name);
}

/**
 * jsdom computes a style by matching its sheet sixteen times for each element, a quarter of a test's time, most of it for
 * whether an element is hidden. No style sheet applies here: what counts are an element's kind, its own style, and a few
 * properties that it inherits.
 */
window.getComputedStyle = (element) =>
  new Proxy(getPlainStyle(element), {
    get(plain, name) {
      if (name === 'getPropertyValue') return (property: string) => readStyle(element, property);
      if (typeof name !== 'string' || typeof plain[name as keyof CSSStyleDeclaration] !== 'string')
        return Reflect.get(plain, name);
      return readStyle(
        element,
        name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      );
    },
  });
