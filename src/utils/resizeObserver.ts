/** Stands for `resize-observer-polyfill`, which libraries bring along: 34 kB for browsers that the portal does not support. */
export default window.ResizeObserver;
