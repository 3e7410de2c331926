/** Notification preferences, and the delivery status of SMS and mail. */
export default {
  'notifications.title': 'Notification settings',
  'notifications.lead':
    'Choose by type of message. The message list keeps everything; this only decides how you are notified.',
  'notifications.unknown': 'not entered',
  'notifications.contact': 'Notifications to the company’s contact',
  'notifications.contact.lead':
    'Messages about rights and deadlines go to the contact in the company information. Keep at least one immediate way for each type.',
  'notifications.kind': 'Type',
  'notifications.portal': 'Portal',
  'notifications.mail': 'E-mail',
  'notifications.mail.off': 'No',
  'notifications.mail.daily': 'Once a day',
  'notifications.mail.now': 'At once',
  'notifications.sms': 'SMS',
  'notifications.needed': 'Required',
  'notifications.neededWhy':
    'Messages marked “Required” concern rights and deadlines and cannot be switched off.',
  'notifications.dailyAt': 'The daily e-mail is sent at 8:00.',
  'notifications.cell': '{{kind}}: {{way}}',
  'deliveries.title': 'SMS and e-mail delivery',
  'deliveries.none': 'No SMS or e-mail was sent for this filing.',
  'deliveries.sms': 'SMS',
  'deliveries.mail': 'E-mail',
  'deliveries.sent': 'Sent',
  'deliveries.waiting': 'Waiting',
  'deliveries.failed': 'Not delivered',
  'deliveries.tried': 'tried {{count}} times',
  'deliveries.tried_one': 'tried once',
};
