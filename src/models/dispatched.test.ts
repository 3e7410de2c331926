/**
 * Finds actions that nobody dispatches: they are dead code, and their tests prove nothing. The model of the open filing is left
 * out: its draft machine names its actions.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import global from './global';
import login from './login';
import settings from './settings';
import user from './user';

interface Model {
  namespace: string;
  effects?: object;
  reducers?: object;
}
const models: Model[] = [global, login, settings, user];

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.startsWith('.umi'))
  .map((name) => readFileSync(join('src', name), 'utf8'));
const isSaid = (words: string, among = sources) => among.some((text) => text.includes(words));

describe.each(models)('model "$namespace"', ({ namespace, effects = {}, reducers = {} }) => {
  const own = sources.filter((text) => text.includes(`namespace: '${namespace}'`));

  it.each(Object.keys({ ...effects, ...reducers }))('has a caller of %s', (name) => {
    expect(own).toHaveLength(1);
    expect(isSaid(`'${namespace}/${name}'`) || isSaid(`type: '${name}'`, own)).toBe(true);
  });
});
