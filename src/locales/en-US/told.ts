/** How people are told of events, and how far SMS and mail came. */
export default {
  'told.title': 'Notification settings',
  'told.lead':
    'Choose by type of message. The message list keeps everything; this only decides how you are notified.',
  'told.unknown': 'not entered',
  'told.contact': 'Notifications to the company’s contact',
  'told.contact.lead':
    'Messages about rights and deadlines go to the contact in the company information. Keep at least one immediate way for each type.',
  'told.kind': 'Type',
  'told.portal': 'Portal',
  'told.mail': 'E-mail',
  'told.mail.off': 'No',
  'told.mail.daily': 'Once a day',
  'told.mail.now': 'At once',
  'told.sms': 'SMS',
  'told.needed': 'Required',
  'told.neededWhy': 'Messages marked “Required” concern rights and deadlines and cannot be switched off.',
  'told.dailyAt': 'The daily e-mail is sent at 8:00.',
  'told.cell': '{{kind}}: {{way}}',
  'deliveries.title': 'SMS and e-mail delivery',
  'deliveries.none': 'No SMS or e-mail was sent for this filing.',
  'deliveries.sms': 'SMS',
  'deliveries.mail': 'E-mail',
  'deliveries.sent': 'Sent',
  'deliveries.waiting': 'Waiting',
  'deliveries.failed': 'Not delivered',
  'deliveries.tried': 'tried {{count}} times',
};
