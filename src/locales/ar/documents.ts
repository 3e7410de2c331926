/** Papers, and the check of a printed copy. */
export default {
  'documents.pdf': 'تنزيل المستند (PDF)',
  'documents.zip': 'تنزيل مع المرفقات (ZIP)',
  'documents.letter': 'تنزيل كتاب القرار (PDF)',
  'documents.failed': 'لم يُنزَّل الملف، تحقق من الشبكة وحاول مرة أخرى',
  'documents.check.lead': 'أدخل رقم تصريح أو كتاب مطبوع وبصمة محتواه لمعرفة إن كان مطابقًا لما هو محفوظ هنا.',
  'documents.check.no': 'رقم التصريح أو رقم الكتاب',
  'documents.check.hash': 'بصمة المحتوى (SHA-256)',
  'documents.check.submit': 'تحقق',
  'documents.check.noMissing': 'أدخل الرقم',
  'documents.check.hashMissing': 'أدخل البصمة: 64 خانة من أرقام وأحرف a إلى f',
  'documents.check.genuine': 'أصلي',
  'documents.check.superseded':
    'أصلي، لكن التصريح سُحب أو أُعيد أو قُدّم من جديد بعد ذلك: هذه النسخة ليست الحالية',
  'documents.check.overtaken': 'أصلي، لكن صدر قرار لاحق أو قُدّم التصريح من جديد: هذا الكتاب ليس الأحدث',
  'documents.check.forged': 'غير أصلي',
  'documents.check.program': 'البرنامج',
  'documents.check.company': 'مقدّم التصريح',
  'documents.check.submittedAt': 'وقت التقديم (بتوقيت بكين)',
  'documents.check.decidedAt': 'وقت القرار (بتوقيت بكين)',
  'documents.check.compare': 'قارن هذا بالنسخة المطبوعة؛ يحمل أسفل كل صفحة منها الرقم والبصمة نفسيهما.',
};
