/**
 * Makes JavaScript of the portal's TypeScript and JSX with swc, in threads beside the one of webpack, of which Babel took a fifth.
 * A style sheet whose class names are imported is asked for as a module.
 */
import { transform } from '@swc/core';
import { removeArabic } from './remove-arabic.mjs';

/** An import of names from a style sheet, as swc writes it. */
const NAMES_OF_SHEET = /^(import [^'";]+ from ["'][^"']+\.css)(["'];)/gm;

const createOptions = (path, { targets, isDevelopment, sourceMaps }) => ({
  filename: path,
  sourceFileName: path,
  sourceMaps,
  configFile: false,
  swcrc: false,
  env: { targets },
  module: { type: 'es6', ignoreDynamic: true },
  jsc: {
    parser: { syntax: 'typescript', tsx: path.endsWith('x') },
    transform: { react: { runtime: 'automatic', development: isDevelopment, refresh: isDevelopment } },
  },
});

export default function transpile(source) {
  const answer = this.async();
  const path = this.resourcePath;
  transform(source, createOptions(path, { ...this.getOptions(), sourceMaps: this.sourceMap })).then(
    ({ code, map }) =>
      answer(null, removeArabic(code, path).replace(NAMES_OF_SHEET, '$1?modules$2'), map && JSON.parse(map)),
    answer,
  );
}
