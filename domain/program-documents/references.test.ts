import { describe, expect, it } from 'vitest';
import { readProgramDocument } from '../../tests/support/program-documents';
import { programs } from '../programs/index.generated';
import { listDocumentReferences } from './references';

describe('listDocumentReferences', () => {
  it.each(programs.map(({ key }) => key))('knows every name in the expressions of %s', (key) => {
    const references = listDocumentReferences(readProgramDocument(key));
    expect(references.length).toBeGreaterThan(50);
    expect(references.filter(({ isKnown }) => !isKnown)).toEqual([]);
  });

  it('says where a field is used, and which uses break when it has another key', () => {
    const document = readProgramDocument('gazelle');
    const places = listDocumentReferences(document)
      .filter(({ path }) => path === 'baseData.track')
      .map(({ place }) => place);
    expect(places).toContain('form.rules.GZ-02.check');
    expect(places).toContain('form.rules.GZ-03.applies');
    const section = document.form.sections.find(({ key }) => key === 'baseData');
    if (section?.kind !== 'fields') throw new Error('no section of fields');
    const field = section.fields.find(({ key }) => key === 'track');
    if (field) field.key = 'path';
    const broken = listDocumentReferences(document)
      .filter(({ isKnown }) => !isKnown)
      .map(({ place, path }) => [place, path]);
    expect(broken.map(([place]) => place).sort()).toEqual([...places].sort());
    expect(new Set(broken.map(([, path]) => path))).toEqual(new Set(['baseData.track']));
  });
});
