/** Trials of programs before they are issued. */
export default {
  'trials.lead':
    'قبل إصدار النسخة تسلك شركة التجربة الطريق كله: التقديم والمراجعة والخبراء والإعلان والاعتماد والتقارير. لا يدخل شيء منها في الأرقام أو القوائم أو الإحصاءات أو البيانات العامة، ولا يُرسل شيء.',
  'trials.none': 'لا برنامج قيد التجربة.',
  'trials.start': 'بدء تجربة',
  'trials.fill': 'التقديم باسم شركة التجربة',
  'trials.remove': 'حذف التجربة',
  'trials.remove.question': 'أتحذف {{title}} وكل طلباته؟',
  'trials.remove.why': 'تُفقد طلبات التجربة نهائيًا ({{count}})، ويبقى سطر في السجل.',
  'trials.madeBy': 'جرّبه {{name}}، المرة {{tries}}. بعد تغيير الوثيقة ابدأ من جديد فتنتقل المسودات معها.',
  'trials.filings.none': 'لم تقدّم شركة التجربة شيئًا بعد.',
  'trials.change': 'المنقول مع الإصدار',
  'trials.moved': 'من {{from}}: بقي {{kept}}، ونُقل {{moved}}، ونُحّي {{aside}}',
  'trials.moves': 'ينتقل إلى {{edition}} عند فتحه',
  'trials.review': 'مراجعة',
  'trials.tried': 'ما الذي يُجرَّب',
  'trials.ofDraft': 'مسودة: {{title}} {{edition}}',
  'trials.ofProposal': 'مقترح: {{title}} {{edition}}',
  'trials.nothing': 'لا مسودة ولا مقترح. ابدأ مسودة أو اقترح وثيقة أولًا.',
  'trials.department': 'جهة شركة التجربة',
  'trials.department.why': 'لمراجعيها المراجعة الأولى',
};
