import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readProgramText } from '../../tests/support/program-documents';
import { programs } from './index.generated';

/** Characters of what may stand twice: a single field is not worth a name. */
const LONGEST_REPEATED = 400;

const folder = join(__dirname, 'library');
const files = readdirSync(folder).map((file) => ({
  name: file.replace('.yaml', ''),
  content: parse(readFileSync(join(folder, file), 'utf8')) as unknown,
}));
const documents = programs.map(({ key }) => ({ name: key, content: parse(readProgramText(key)) as unknown }));

function listMaps(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(listMaps);
  return Array.isArray(value) ? inside : [value, ...inside];
}

describe('library of the programs', () => {
  it('holds what documents use, and nothing else', () => {
    const used = [...documents, ...files].flatMap(({ content }) =>
      listMaps(content).flatMap((map) => ('use' in map ? [map.use] : [])),
    );
    expect(files.map(({ name }) => name).filter((name) => !used.includes(name))).toEqual([]);
  });

  it('holds what would stand in two documents', () => {
    const places = new Map<string, Set<string>>();
    for (const { name, content } of [...documents, ...files]) {
      const texts = listMaps(content).map((map) => JSON.stringify(map));
      for (const text of texts.filter(({ length }) => length > LONGEST_REPEATED))
        places.set(text, (places.get(text) ?? new Set()).add(name));
    }
    const repeated = [...places].filter(([, names]) => names.size > 1);
    expect(repeated.map(([text, names]) => [[...names].join(' '), text.slice(0, 80)])).toEqual([]);
  });
});
