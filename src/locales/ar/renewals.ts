/** What is taken over from an earlier filing, what must be renewed, and what is new in the form. */
export default {
  'renew.title': 'مأخوذ من تصريح {{from}}',
  'renew.sections': 'أقسام مأخوذة: {{count}}',
  'renew.count': 'يجب تجديد: {{count}}',
  'renew.none': 'جُدّد كل ما يلزم تجديده',
  'renew.here': 'مأخوذ من تصريحك السابق، يجب هنا تجديد: {{count}}',
  'renew.mark': 'من المرة السابقة: جدّده',
  'renew.places': 'في {{count}} مواضع',
  'renew.reason.year': 'أرقام السنة',
  'renew.reason.document': 'مستند هذا التصريح أو هذه السنة',
  'renew.reason.lapsed': 'انتهت صلاحيته',
  'renew.reason.declaration': 'إقرار يُقدَّم في كل مرة',
  'renew.keep': 'ما زال صحيحًا',
  'renew.keepNamed': '{{name}}: ما زال صحيحًا',
  'renew.kept': 'عُلّم «{{name}}» بأنه ما زال صحيحًا',
};
