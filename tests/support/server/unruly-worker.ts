/** A worker for tests that executes orders, including faults. */
type Order = 'hang' | 'die' | 'fill' | 'throw' | { echo: unknown } | { wait: number };

export default async function obey(order: Order): Promise<unknown> {
  if (order === 'throw') throw new Error('thrown inside');
  if (order === 'die') process.exit(3);
  if (order === 'hang') for (;;);
  if (order === 'fill') {
    const filled: number[][] = [];
    for (;;) filled.push(Array.from({ length: 100_000 }, (_, i) => i + 0.5));
  }
  if ('wait' in order) return new Promise((resolve) => setTimeout(resolve, order.wait));
  return order.echo;
}
