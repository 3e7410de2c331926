import { describe, expect, it } from 'vitest';
import { fillTemplate } from '../inbox/messages';
import { createEditionNote, programsTemplates } from './message-templates';

const write = (words: string) =>
  fillTemplate(programsTemplates.edition_changed, {
    program: { zh: '瞪羚企业申报', en: 'Gazelle' },
    edition: '2026.2',
    note: createEditionNote(words),
    count: 1,
  });

describe(createEditionNote, () => {
  it.each([
    [
      '提高了服务收入占比要求',
      '填报：提高了服务收入占比要求。您有1份草稿',
      '2026.2: 提高了服务收入占比要求. You have',
    ],
    ['提高了要求。', '填报：提高了要求。您有1份草稿', '提高了要求。 You have'],
    ['Thresholds rose (see the notice.)', '(see the notice.)您有1份草稿', '(see the notice.) You have'],
    ['为什么改？ ', '填报：为什么改？您有1份草稿', '为什么改？ You have'],
  ])('ends “%s” with one mark', (words, zh, en) => {
    const { body } = write(words);
    expect(body.zh).toContain(zh);
    expect(body.en).toContain(en);
  });
});
