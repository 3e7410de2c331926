/**
 * Loaded before the server: with TEST_COSTS it adds lines to that file with the statements that it has sent to the embedded
 * database, as long as it runs: tests kill their servers.
 */
const { appendFileSync } = require('node:fs');
const { noteSentStatements } = require('./sent-statements.cjs');

const EVERY_MS = 1_000;

const { TEST_COSTS, DATABASE_URL } = process.env;
if (TEST_COSTS && !DATABASE_URL) {
  const sent = noteSentStatements();
  const write = () => {
    const statements = sent.take();
    if (statements.length > 0) appendFileSync(TEST_COSTS, `${JSON.stringify({ statements })}\n`);
  };
  setInterval(write, EVERY_MS).unref();
  process.on('exit', write);
}
