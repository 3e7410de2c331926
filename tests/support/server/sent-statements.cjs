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

/** Begins to note. Returns a function that ends it and gives the hashes. */
exports.noteSentStatements = () => {
  const hashes = new Set();
  const queries = tracingChannel('portal.query').start;
  const note = ({ text }) => hashes.add(hashStatement(text));
  queries.subscribe(note);
  return () => {
    queries.unsubscribe(note);
    return [...hashes];
  };
};
