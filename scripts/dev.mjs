/** `npm run dev`: the portal with hot reload, answered by the same server in process and in memory (mock/). */
import { checkNode, giveUp, inRoot, ROOT } from './support/project.mjs';
import { runNode } from './support/run.mjs';

checkNode();
process.chdir(ROOT);
// umi listens on every interface unless told otherwise.
const env = { HOST: process.env.HOST ?? '127.0.0.1', PORT: process.env.PORT ?? '8000' };
await runNode(inRoot('node_modules/umi/bin/umi.js'), ['dev'], env).catch((error) => giveUp(error.message));
