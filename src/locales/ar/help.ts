/** Frequent questions in Arabic, by their English. */
export default {
  'Can I leave in the middle of a declaration?': 'هل يمكنني المغادرة أثناء تعبئة التصريح؟',
  'Yes. What you enter is saved a few seconds after you stop typing, and the page says when. After your next sign-in choose “Continue” on the home page or under My declarations.':
    'نعم. يُحفظ ما تدخله بعد ثوانٍ من توقفك عن الكتابة، وتذكر الصفحة وقت الحفظ. بعد تسجيل الدخول التالي اختر «متابعة» في الصفحة الرئيسية أو في «تصاريحي».',
  'Is my work lost when the network fails?': 'هل يضيع عملي عند انقطاع الشبكة؟',
  'No. It is kept in this browser first and sent when the network is back. Until then do not clear the browser’s data and do not change computers.':
    'لا. يُحفظ أولًا في هذا المتصفح ويُرسل عند عودة الشبكة. إلى ذلك الحين لا تمسح بيانات المتصفح ولا تنتقل إلى جهاز آخر.',
  'Can two colleagues edit the same declaration?': 'هل يمكن لزميلين تعديل التصريح نفسه؟',
  'Yes. Changes to different fields are merged. Where both changed the same field the portal shows both values and lets you choose; nothing is overwritten.':
    'نعم. تُدمج التعديلات على الحقول المختلفة. وإذا عدّلا الحقل نفسه عرضت البوابة القيمتين لتختار بينهما، ولا يُستبدل شيء من دون علمك.',
  'In which unit are amounts entered?': 'بأي وحدة تُدخل المبالغ؟',
  'In the unit named beside the field, usually 10,000 yuan (万元) with at most two decimals. A block copied from a spreadsheet can be pasted into the grids.':
    'بالوحدة المذكورة بجانب الحقل، وهي عادةً عشرة آلاف يوان بخانتين عشريتين على الأكثر. ويمكن لصق كتلة منسوخة من جدول بيانات في الجداول.',
  'Whose clock decides about the deadline?': 'بأي ساعة يُحسب الموعد النهائي؟',
  'The moment at which the server receives your submission, in Beijing time. The days left that you see come from the server too; the clock and time zone of your computer do not matter.':
    'بلحظة استلام الخادم لطلبك بتوقيت بكين. والأيام المتبقية التي تراها من الخادم أيضًا، فلا أثر لساعة جهازك ولا لمنطقته الزمنية.',
  'What happens to my draft after the deadline?': 'ماذا يحدث لمسودتي بعد الموعد النهائي؟',
  'It is kept, and you can read and print it, but not submit it. If the authority extends the time you get a message and can submit again.':
    'تبقى محفوظة ويمكنك الاطلاع عليها وطباعتها، لكن لا يمكن تقديمها. وإذا مددت الجهة الموعد وصلتك رسالة وأمكنك التقديم.',
  'How do I know that my declaration has arrived?': 'كيف أعرف أن تصريحي قد وصل؟',
  'A receipt number and the server’s time are shown at once, and a message is sent. You find the number at any time under My declarations and can print the receipt. Without a number nothing was submitted.':
    'يظهر فورًا رقم الإيصال ووقت الخادم، وتصلك رسالة. تجد الرقم دائمًا في «تصاريحي» ويمكنك طباعة الإيصال. ومن دون رقم لم يُقدَّم شيء.',
  'I found a mistake after submitting. What now?': 'وجدت خطأ بعد التقديم. ماذا أفعل؟',
  'Until a reviewer begins, the company’s main account can withdraw the filing under My declarations, and it can be submitted again before the deadline. After that ask the department in charge to return it.':
    'ما لم تبدأ المراجعة يمكن للحساب الرئيسي للشركة سحب الطلب من «تصاريحي»، ثم تقديمه من جديد قبل الموعد النهائي. وبعد ذلك اطلب من الجهة المختصة إعادته.',
  'What is the hash (SHA-256) on the receipt for?': 'ما فائدة رمز التحقق (SHA-256) على الإيصال؟',
  'It is computed from everything that you submitted. Any change gives another hash, so it proves that the version kept is the one you submitted.':
    'يُحسب من كل ما قدمته. وأي تغيير يعطي رمزًا آخر، فهو يثبت أن النسخة المحفوظة هي التي قدمتها.',
  'How long do I have to correct a returned filing?': 'كم لديّ من الوقت لتصحيح طلب مُعاد؟',
  'Usually 5 working days; the notice of return names the exact time. You can submit even when the window has closed. A filing that is not submitted in time counts as given up.':
    'عادةً 5 أيام عمل، ويذكر إشعار الإعادة الوقت بدقة. يمكنك التقديم حتى بعد إغلاق فترة التصريح. والطلب الذي لا يُقدَّم في وقته يُعد متروكًا.',
  'Where do I see why it was returned?': 'أين أجد سبب الإعادة؟',
  'Open the filing: the opinion and the items to correct stand at the top, with links to them. The log under My declarations keeps every step.':
    'افتح الطلب: تجد الرأي والبنود المطلوب تصحيحها في الأعلى مع روابط إليها. ويحتفظ السجل في «تصاريحي» بكل خطوة.',
  'Who may submit?': 'من يمكنه التقديم؟',
  'The main account submits every program; a declaration officer those granted to them; a read-only user only reads. Withdrawing and deleting drafts is for the main account.':
    'يقدّم الحساب الرئيسي كل البرامج، ومسؤول التصاريح ما مُنح له، ومستخدم الاطلاع يقرأ فقط. أما السحب وحذف المسودات فللحساب الرئيسي.',
  'The company’s name or credit code has changed.': 'تغيّر اسم الشركة أو رمزها الائتماني.',
  'The main account asks for a change of name, address or legal representative under Company changes; once accepted it is in effect from its day on. The credit code cannot be changed: if the code itself has changed, ask the office. The department in charge is changed by the office, everything else under Company information, and is filled into new declarations.':
    'يطلب الحساب الرئيسي تغيير الاسم أو العنوان أو الممثل القانوني في «تغييرات الشركة»، ويسري التغيير بعد الموافقة من يومه المحدد. لا يمكن تغيير الرمز الائتماني؛ وإذا تغيّر الرمز نفسه فاتصل بالجهة المختصة. تُغيّر الجهة المختصة القسمَ المسؤول، وكل ما عدا ذلك يُعدَّل في «بيانات الشركة» وتُملأ به التصاريح الجديدة.',
  'I forgot my password.': 'نسيت كلمة المرور.',
  'Choose “Forgot password” on the sign-in page and set a new one with an SMS code. A sub-user can also ask the main account to reset it.':
    'اختر «نسيت كلمة المرور» في صفحة تسجيل الدخول وعيّن كلمة جديدة برمز يصلك برسالة نصية. ويمكن للمستخدم الفرعي أيضًا أن يطلب من الحساب الرئيسي إعادة تعيينها.',
} satisfies Record<string, string>;
