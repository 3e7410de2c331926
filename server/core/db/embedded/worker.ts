/** The worker thread that holds the embedded database: its work would block requests on the main thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { createDirectory, openDirectory } from './data-directory';
import { executeBatch } from './execute';
import type { FromWorker, ToWorker, WorkerTask } from './host';

const { task, directory }: WorkerTask = workerData;

async function serve(): Promise<void> {
  if (!parentPort) throw new Error('to be started as a worker thread');
  const port = parentPort;
  const tell = (message: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

  const database = await openDirectory(directory);
  port.on('message', async (message: ToWorker) => {
    if (message.kind === 'close') {
      await database.close();
      tell({ kind: 'closed' });
      port.close();
      return;
    }
    const answer = await executeBatch(database, message.batch);
    tell({ kind: 'answer', answer }, [answer.buffer]);
  });
  tell({ kind: 'ready' });
}

void (task === 'create' ? createDirectory(directory) : serve());
