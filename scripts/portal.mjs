/**
 * What a release is started with, where there is neither npm nor a network. `node portal.mjs` serves, and starts the server
 * anew when it dies; `node portal.mjs admin create <username>` and the other commands run and end.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { checkNode, giveUp, inRoot } from './support/project.mjs';
import { supervise } from './support/supervise.mjs';

const COMMAND = /^[a-z]+$/;

checkNode();
const [first = ''] = process.argv.slice(2);
if (first === '' || first.startsWith('-')) {
  process.exitCode = await supervise(inRoot('dist-server/main.js'), process.argv.slice(2));
} else {
  const program = inRoot('dist-server', `${first}.js`);
  if (!COMMAND.test(first) || !existsSync(program)) giveUp(`${first}: there is no such command.`);
  process.argv.splice(2, 1);
  createRequire(import.meta.url)(program);
}
