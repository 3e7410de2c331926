/** Messages about recognitions and certificates. */
import type { MessageTemplate } from '../inbox/messages';

export const recognitionsTemplates = {
  recognition_expiring: {
    category: 'deadline',
    mail: true,
    overtakes: ['recognition_expiring'],
    title: { zh: '认定即将到期', en: 'A recognition expires soon', ar: 'اعتماد يقترب من نهايته' },
    body: {
      zh: '“{{company}}”的{{program}}（证书编号{{no}}）有效期至{{day}}。需要延续的，请在申报开放期间再次申请。',
      en: '{{program}} of {{company}} (certificate {{no}}) is valid until {{day}}. To renew it, apply again while a window is open.',
      ar: '{{program}} لـ{{company}} (الشهادة {{no}}) صالح حتى {{day}}. لتجديده قدّم مجددًا أثناء فترة تقديم.',
    },
  },
  certificate_issued: {
    category: 'project',
    mail: true,
    title: { zh: '证书已重新出具', en: 'Certificate issued anew', ar: 'أُعيد إصدار الشهادة' },
    body: {
      zh: '贵单位的{{program}}证书（{{no}}）已{{issue}}，原证书同时作废，请登录平台下载新证书。原因：{{reason}}',
      en: '{{issue}}: your certificate {{no}} of {{program}}. The one before is replaced. Download the new one in the portal. Reason: {{reason}}',
      ar: '{{issue}}: شهادتك {{no}} لـ{{program}}. حلّت محل السابقة. نزّل الجديدة من البوابة. السبب: {{reason}}',
    },
  },
  recognition_changed: {
    category: 'project',
    mail: true,
    title: { zh: '认定信息已变更', en: 'Recognition changed', ar: 'تغيّر الاعتماد' },
    body: {
      zh: '贵单位的{{program}}认定（{{no}}）已{{issue}}，请登录平台核对。原因：{{reason}}',
      en: '{{issue}}: your recognition {{no}} of {{program}}. Look at it in the portal. Reason: {{reason}}',
      ar: '{{issue}}: اعتمادك {{no}} لـ{{program}}. اطلع عليه في البوابة. السبب: {{reason}}',
    },
  },
} as const satisfies Record<string, MessageTemplate>;
