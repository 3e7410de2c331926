/** Notes the statements that a process sends to its database: hashes, the same whatever values and however many of a list. */
const { createHash } = require('node:crypto');
const { tracingChannel } = require('node:diagnostics_channel');

const hashStatement = (text) => {
  const form = text
    .replace(/'[^']*'/g, '?')
    .replace(/\$?\d+/g, '?')
    .replace(/\?(?:[\s,()]+\?)+/g, '?');
  return createHash('sha1').update(form).digest('base64').slice(0, 10);
};

/** Begins to note. `take` gives the hashes of statements that are new since it was called last; `end` gives no more. */
exports.noteSentStatements = () => {
  const taken = new Set();
  const fresh = new Set();
  const queries = tracingChannel('portal.query').start;
  const note = ({ text }) => {
    const hash = hashStatement(text);
    if (!taken.has(hash)) fresh.add(hash);
  };
  queries.subscribe(note);
  return {
    take: () => {
      const hashes = [...fresh];
      fresh.clear();
      for (const hash of hashes) taken.add(hash);
      return hashes;
    },
    end: () => queries.unsubscribe(note),
  };
};
