/** `npm start` once everything is built. */
import { supervise } from '../../../scripts/support/supervise.mjs';

process.exitCode = await supervise('dist-server/main.js', process.argv.slice(2));
