/** Milliseconds after which the page may handle events: shorter than a person notices. */
const SLICE_MS = 25;

const turn = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Runs a generator in time slices, so that the page can render and respond meanwhile. */
export async function runInSlices<T>(work: Generator<void, T>): Promise<T> {
  let start = performance.now();
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() - start < SLICE_MS) continue;
    await turn();
    start = performance.now();
  }
}
