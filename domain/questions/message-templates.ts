/** Messages about questions, to the company and to the office. */
import type { MessageTemplate } from '../inbox/messages';

export const questionsTemplates = {
  question_answered: {
    category: 'question',
    title: { zh: '咨询已答复', en: 'Your question was answered', ar: 'أُجيب عن سؤالك' },
    body: {
      zh: '您就“{{program}}”提出的咨询“{{subject}}”已答复，请查看。',
      en: 'The question “{{subject}}” about {{program}} was answered.',
      ar: 'أُجيب عن السؤال «{{subject}}» بشأن {{program}}.',
    },
  },
  questions_waiting: {
    category: 'question',
    overtakes: ['questions_waiting'],
    title: { zh: '有咨询待答复', en: 'Questions wait for an answer', ar: 'أسئلة بانتظار الرد' },
    body: {
      zh: '共有{{count}}件企业咨询待答复。',
      en: 'Questions of companies that wait for an answer: {{count}}.',
      ar: 'أسئلة شركات بانتظار الرد: {{count}}.',
    },
  },
} as const satisfies Record<string, MessageTemplate>;
