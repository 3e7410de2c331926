/** `npm run dev`: the portal with hot reload, answered by the same server in process and in memory (mock/). */
import { checkNode, giveUp, inRoot, ROOT } from './support/project.mjs';
import { runNode } from './support/run.mjs';

checkNode();
process.chdir(ROOT);
// umi listens on every interface unless told otherwise.
// tsx finds the forms of mock/'s server, which are imported on demand: umi compiles what is required only.
const env = {
  HOST: process.env.HOST ?? '127.0.0.1',
  PORT: process.env.PORT ?? '8000',
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import tsx`.trim(),
};
await runNode(inRoot('node_modules/umi/bin/umi.js'), ['dev'], env).catch((error) => giveUp(error.message));
