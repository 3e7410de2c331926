/** Browser features that jsdom lacks; import this file before any module that uses them while it loads. */
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
 * Keeps the style elements of antd as plain text: nothing is drawn here, and matching thousands of rules for each element takes
 * most of a test's time.
 */
const createElement = document.createElement.bind(document);
document.createElement = ((tag: string, options?: ElementCreationOptions) => {
  const element = createElement(tag, options);
  if (tag === 'style') element.setAttribute('type', 'text/plain');
  return element;
}) as typeof document.createElement;
