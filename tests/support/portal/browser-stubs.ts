/** Parts of a browser that jsdom lacks; before everything that looks at them while it is loaded. */
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
 * The styles that antd writes into the page stay text: nothing is drawn here, and asking thousands of rules about each
 * element that a test looks for takes most of its time.
 */
const createElement = document.createElement.bind(document);
document.createElement = ((tag: string, options?: ElementCreationOptions) => {
  const element = createElement(tag, options);
  if (tag === 'style') element.setAttribute('type', 'text/plain');
  return element;
}) as typeof document.createElement;
