/**
 * Loaded before a server: writes each statement that it sends, with its values and how long the answer took, as a line of
 * JSON to the file STATEMENTS. Times are of the machine's clock, which a shifted one leaves alone.
 */
const { createWriteStream } = require('node:fs');
const { Client } = require('pg');

const lines = createWriteStream(process.env.STATEMENTS, { flags: 'a' });
const { query } = Client.prototype;

Client.prototype.query = function (first, ...rest) {
  const from = performance.now();
  const note = () => {
    const ms = performance.now() - from;
    const [text, values] =
      typeof first === 'string' ? [first, rest[0]] : [first.text, first.values ?? rest[0]];
    const said = { at: performance.timeOrigin + from, ms, text, values: Array.isArray(values) ? values : [] };
    lines.write(`${JSON.stringify(said)}\n`);
  };
  const done = rest.at(-1);
  if (typeof done !== 'function') {
    const answer = query.call(this, first, ...rest);
    answer?.then?.(note, note);
    return answer;
  }
  return query.call(this, first, ...rest.slice(0, -1), (...answer) => {
    note();
    done(...answer);
  });
};
