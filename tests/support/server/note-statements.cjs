/**
 * Loaded before the server: with TEST_COSTS it adds a line to that file at its end, with the statements that it sent to the
 * embedded database. One that is killed says nothing.
 */
const { appendFileSync } = require('node:fs');
const { noteSentStatements } = require('./sent-statements.cjs');

const { TEST_COSTS, DATABASE_URL } = process.env;
if (TEST_COSTS && !DATABASE_URL) {
  const end = noteSentStatements();
  process.on('exit', () => appendFileSync(TEST_COSTS, `${JSON.stringify({ statements: end() })}\n`));
}
