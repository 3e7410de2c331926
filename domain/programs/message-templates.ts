/** Messages about the editions of programs: to companies, and to those who check and issue them. */
import type { MessageTemplate } from '../inbox/messages';
import type { Text } from '../text';

const ENDED = /[.。!！?？؟…;；؛:：]["”’»」』）)]*$/;

/** A note within the message, as a sentence of its own. */
export function createEditionNote(words: string): Text {
  const note = words.trim();
  return ENDED.test(note)
    ? { zh: note, en: note, ar: note }
    : { zh: `${note}。`, en: `${note}.`, ar: `${note}.` };
}

/** Text in place of the note of an edition that has none. */
export const noEditionNote: Text = {
  zh: '打开草稿可查看变化。',
  en: 'Open your draft to see what changes.',
  ar: 'افتح مسودتك لترى ما تغيّر.',
};

export const programsTemplates = {
  edition_to_check: {
    category: 'review',
    title: { zh: '项目版本待复核', en: 'Edition to check', ar: 'إصدار للتدقيق' },
    body: {
      zh: '{{by}}提交了{{program}}{{edition}}版，请复核。',
      en: '{{by}} has proposed edition {{edition}} of {{program}}. Please check it.',
      ar: 'اقترح {{by}} الإصدار {{edition}} من {{program}}. يرجى تدقيقه.',
    },
  },
  edition_to_issue: {
    category: 'review',
    title: { zh: '项目版本待签发', en: 'Edition to issue', ar: 'إصدار للاعتماد' },
    body: {
      zh: '{{by}}已复核{{program}}{{edition}}版，请签发。',
      en: '{{by}} has checked edition {{edition}} of {{program}}. Please issue it.',
      ar: 'دقق {{by}} الإصدار {{edition}} من {{program}}. يرجى إصداره.',
    },
  },
  edition_changed: {
    category: 'window',
    title: { zh: '申报书已更新', en: 'Form updated', ar: 'حُدّث النموذج' },
    body: {
      zh: '{{program}}改按{{edition}}版填报：{{note}}您有{{count}}份草稿，已填内容会保留，请打开核对后再提交。',
      en: {
        one: '{{program}} now follows edition {{edition}}: {{note}} You have {{count}} draft. Your answers are kept; open it and check before you submit.',
        other:
          '{{program}} now follows edition {{edition}}: {{note}} You have {{count}} drafts. Your answers are kept; open them and check before you submit.',
      },
      ar: 'يتبع {{program}} الآن الإصدار {{edition}}: {{note}} مسوداتك: {{count}}. إجاباتك محفوظة؛ افتحها وتحقق قبل التقديم.',
    },
  },
} as const satisfies Record<string, MessageTemplate>;
