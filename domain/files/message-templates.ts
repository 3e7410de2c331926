/** Messages about files. */
import type { MessageTemplate } from '../inbox/messages';

export const filesTemplates = {
  file_infected: {
    category: 'review',
    title: { zh: '附件含有病毒', en: 'An attachment has a virus', ar: 'في مرفق فيروس' },
    body: {
      zh: '贵单位上传的文件“{{name}}”查出病毒（{{finding}}），已停止使用。请在申报、填报或咨询中删除它，换用干净的文件。',
      en: 'A virus was found in {{name}} ({{finding}}). The file is not given out any more. Remove it wherever it is attached and upload a clean one.',
      ar: 'وُجد فيروس في {{name}} ({{finding}}) ولم يعد الملف يُعطى. أزله من كل موضع أُرفق فيه وارفع ملفًا نظيفًا.',
    },
  },
} as const satisfies Record<string, MessageTemplate>;
