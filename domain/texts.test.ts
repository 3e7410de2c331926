/** Checks every text in the sources of domain and server, and in the documents of programs: one notation, and the same placeholders in each language. */
import { describe, expect, test } from 'vitest';
import { readDocumentTexts, readTexts, type WrittenText } from '../scripts/support/read-texts';

const texts = [...readTexts(['domain', 'server']), ...readDocumentTexts()];

const listForms = ({ forms: { zh, en, ar = [] } }: WrittenText) => [...zh, ...en, ...ar];
const listPlaceholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort().join();

describe(readTexts, () => {
  test('finds the texts of domain and server', () => {
    expect(texts.length).toBeGreaterThan(5000);
  });

  test('finds no placeholder in other than two braces', () => {
    const isBare = (text: string) => /[{}]/.test(text.replace(/\{\{\w+\}\}/g, ''));
    expect(texts.filter((text) => listForms(text).some(isBare))).toEqual([]);
  });

  test('finds the same placeholders in each language and each plural form', () => {
    const differs = (text: WrittenText) => new Set(listForms(text).map(listPlaceholders)).size > 1;
    expect(texts.filter(differs)).toEqual([]);
  });

  test('finds plural forms only where a text counts', () => {
    const forms = texts.flatMap(({ forms: { en } }) => (en.length > 1 ? en : []));
    expect(forms.length).toBeGreaterThan(40);
    expect(forms.filter((text) => !text.includes('{{count}}'))).toEqual([]);
  });

  test('finds none in the portal but those of help and of the page of all parts: its own words are keys', () => {
    const isApart = (file: string) => /^src\/(help\/topics|pages\/design)\//.test(file);
    const own = readTexts(['src']).filter((text) => listForms(text).some(Boolean));
    expect(own.filter(({ file }) => !isApart(file))).toEqual([]);
  });
});
