/** Texts of a spreadsheet, and of the report on an imported one. */
import { fillText, type Text, type TextParameters } from '../text';

const templates = {
  too_big: {
    zh: '文件超过{{limit}} MB，请只保留本表的工作表后再导入',
    en: 'The file is larger than {{limit}} MB. Keep only the sheet of this table and import it again',
    ar: 'الملف أكبر من {{limit}} م.ب. أبقِ ورقة هذا الجدول فقط واستورده مجددًا',
  },
  empty: {
    zh: '文件没有内容（0字节），可能没有保存完整。请在表格软件中重新保存后再导入',
    en: 'The file is empty (0 bytes); it may not have been saved to the end. Save it again and import that',
    ar: 'الملف فارغ (0 بايت)، وربما لم يُحفظ إلى آخره. احفظه مجددًا واستورده',
  },
  not_spreadsheet: {
    zh: '这不是能读取的表格文件。请在表格软件中“另存为”.xlsx、.xls、.ods 或 .csv 后再导入',
    en: 'This is no spreadsheet that can be read. Save it as .xlsx, .xls, .ods or .csv and import that',
    ar: 'ليس جدولًا يمكن قراءته. احفظه .xlsx أو .xls أو .ods أو .csv واستورده',
  },
  locked: {
    zh: '文件设有打开密码，无法读取。请在表格软件中取消密码并保存后再导入',
    en: 'The file is protected by a password and cannot be read. Remove the password, save it and import it again',
    ar: 'الملف محمي بكلمة مرور ولا يمكن قراءته. أزلها واحفظه واستورده مجددًا',
  },
  damaged: {
    zh: '文件未能读完：内容不完整，或有表格软件不会写出的内容。请用 Excel 或 WPS 打开，“另存为”.xlsx 后再导入',
    en: 'The file could not be read to its end: it is incomplete, or holds what no spreadsheet program writes. Open it in Excel or WPS, save it as .xlsx and import that',
    ar: 'تعذرت قراءة الملف إلى آخره: غير مكتمل أو فيه ما لا يكتبه برنامج جداول. افتحه في Excel أو WPS واحفظه .xlsx واستورده',
  },
  unpacked: {
    zh: '文件解压后的内容过多，已停止读取。请把要导入的数据复制到新的工作簿中，保存后再导入',
    en: 'The file unpacks to too much and was not read. Copy the data into a new workbook and import that',
    ar: 'يتضخم الملف كثيرًا عند فكه ولم يُقرأ. انسخ البيانات إلى مصنف جديد واستورده',
  },
  slow: {
    zh: '文件过于复杂，{{limit}}秒内未能读完。请把要导入的数据复制到新的工作簿中，保存后再导入',
    en: 'The file could not be read within {{limit}} seconds. Copy the data into a new workbook and import that',
    ar: 'تعذرت قراءة الملف خلال {{limit}} ثانية. انسخ البيانات إلى مصنف جديد واستورده',
  },
  sheets: {
    zh: '文件有{{actual}}张工作表，最多{{limit}}张，请删除其他工作表',
    en: 'The file has {{actual}} sheets, at most {{limit}} are read. Delete the other ones',
    ar: 'في الملف {{actual}} ورقة، ويُقرأ {{limit}} على الأكثر. احذف الأخرى',
  },
  columns: {
    zh: '工作表中有内容的列超过{{limit}}列，请删除本表以外的列',
    en: 'More than {{limit}} columns of the sheet hold something. Delete those that are not of this table',
    ar: 'أكثر من {{limit}} عمود في الورقة فيها شيء. احذف ما ليس من هذا الجدول',
  },
  rows: {
    zh: '工作表中有内容的行超过{{limit}}行，请删除多余的行',
    en: 'More than {{limit}} rows of the sheet hold something. Delete those that are not needed',
    ar: 'أكثر من {{limit}} صف في الورقة فيها شيء. احذف ما لا يلزم',
  },
  cells: {
    zh: '文件中有内容的单元格超过{{limit}}个，请删除本表以外的内容',
    en: 'More than {{limit}} cells of the file hold something. Delete what is not of this table',
    ar: 'أكثر من {{limit}} خلية في الملف فيها شيء. احذف ما ليس من هذا الجدول',
  },
  max_rows: {
    zh: '导入后共{{actual}}行，最多{{limit}}行，请减少{{over}}行后再导入',
    en: 'There would be {{actual}} rows, at most {{limit}} are allowed. Take out {{over}} and import again',
    ar: 'سيكون هناك {{actual}} صف، والمسموح {{limit}} على الأكثر. أزل {{over}} واستورد مجددًا',
  },
  no_sheet: {
    zh: '文件中没有名为“{{name}}”的工作表，也没有带本表列名的工作表（现有：{{found}}）。请选择由本表导出的文件，或在表头写上本表的列名',
    en: 'The file has no sheet named “{{name}}”, nor one with its columns (found: {{found}}). Choose a file that was exported from this table, or give the columns their names',
    ar: 'ليس في الملف ورقة باسم «{{name}}» ولا ورقة بأعمدتها (وُجد: {{found}}). اختر ملفًا صُدّر من هذا الجدول أو سمّ الأعمدة بأسمائها',
  },
  no_list_sheet: {
    zh: '文件中没有带“{{name}}”各列列名的工作表（现有：{{found}}）。请使用模板，或在表头写上模板中的列名',
    en: 'The file has no sheet with the columns of “{{name}}” (found: {{found}}). Use the template, or give the columns the names in it',
    ar: 'ليس في الملف ورقة بأعمدة «{{name}}» (وُجد: {{found}}). استخدم القالب أو سمّ الأعمدة بأسمائها فيه',
  },
  sheet_left_out: {
    zh: '这张工作表缺少必需的列名，未读取。如有需要导入的内容，请在表头写上模板中的列名后重新选择文件',
    en: 'This sheet lacks headings that are needed and was not read. If it holds lines to import, give its columns the names in the template and choose the file again',
    ar: 'تنقص هذه الورقة عناوين لازمة فلم تُقرأ. إن كان فيها ما يُستورد فسمّ أعمدتها بأسمائها في القالب واختر الملف مجددًا',
  },
  no_rows: {
    zh: '表头以下没有内容，请填写后再导入',
    en: 'There is nothing below the header. Fill it in and import it again',
    ar: 'لا شيء تحت العناوين. املأه واستورده مجددًا',
  },
  hidden_rows: {
    zh: '文件中隐藏或被筛选掉的{{count}}行（如第{{rows}}行）也已读入，请核对；不需要的，请在文件中删除后重新导入',
    en: 'Rows that are hidden or filtered out in the file were read too: {{count}}, such as {{rows}}. Check them; delete those that do not belong here from the file and import it again',
    ar: 'قُرئت أيضًا صفوف مخفية أو مستبعدة بالتصفية في الملف: {{count}}، مثل {{rows}}. راجعها، واحذف من الملف ما لا يلزم ثم استورده مجددًا',
  },
  no_identities: {
    zh: '文件中没有行标识，认不出改动过的行：{{same}}行与表中的行相同，保持不变；其余{{fresh}}行作为新行加入。请核对，原有的行如已被新行代替，请在表中删除',
    en: 'The file has no row ids, by which changed rows are known: {{same}} equal those of the table and stay as they are, {{fresh}} are added as new ones. Check them, and delete the rows of the table that they replace',
    ar: 'ليس في الملف معرّفات صفوف تُعرف بها الصفوف المتغيرة: {{same}} تطابق صفوف الجدول وتبقى كما هي، و{{fresh}} تُضاف جديدةً. راجعها، واحذف من الجدول الصفوف التي حلّت محلها',
  },
  hidden_columns: {
    zh: '文件中隐藏的{{count}}列（如{{columns}}列）中的内容也已读入，请核对；不需要的，请在文件中删除后重新导入',
    en: 'Columns that are hidden in the file were read too: {{count}}, such as {{columns}}. Check them; delete those that do not belong here from the file and import it again',
    ar: 'قُرئت أيضًا أعمدة مخفية في الملف: {{count}}، مثل {{columns}}. راجعها، واحذف من الملف ما لا يلزم ثم استورده مجددًا',
  },
  no_columns: {
    zh: '工作表开头没有本表的列名，请保留导出文件的表头，或在表头写上本表的列名',
    en: 'The first rows of the sheet name no column of this table. Keep the header of the exported file, or give the columns their names',
    ar: 'لا تسمي الصفوف الأولى في الورقة أي عمود من هذا الجدول. أبقِ عناوين الملف المصدَّر أو سمّ الأعمدة بأسمائها',
  },
  statement: {
    zh: '文件像是{{title}}，不是“{{name}}”的数据，未导入；请把需要的数据填入本表导出的文件后再导入',
    en: 'This file seems to be a financial statement ({{title}}), not data of “{{name}}”, and was not imported; enter what is needed in the file exported from this table and import that',
    ar: 'يبدو هذا الملف بيانًا ماليًا ({{title}}) لا بيانات «{{name}}»، فلم يُستورد؛ أدخل ما يلزم في الملف المصدَّر من هذا الجدول واستورده',
  },
  statement_book: {
    zh: '文件像是{{title}}，不是由本申报表导出的工作簿，未导入；请把需要的数据填入导出的工作簿后再导入',
    en: 'This file seems to be a financial statement ({{title}}), not a workbook exported from this form, and was not imported; enter what is needed in that workbook and import it',
    ar: 'يبدو هذا الملف بيانًا ماليًا ({{title}}) لا مصنفًا مصدَّرًا من هذه الاستمارة، فلم يُستورد؛ أدخل ما يلزم في ذلك المصنف واستورده',
  },
  statement_years: {
    zh: '文件像是{{title}}，{{periods}}没有写明年度，未导入；请把它们改为对应的年度（如2025年）后再导入',
    en: 'This file seems to be a financial statement ({{title}}) whose columns {{periods}} name no year, and was not imported; put the year of each in their place, such as 2025, and import it again',
    ar: 'يبدو هذا الملف بيانًا ماليًا ({{title}}) لا تذكر أعمدته {{periods}} السنة، فلم يُستورد؛ ضع سنة كل منها مكانها، مثل 2025، واستورده مجددًا',
  },
  unit_above: {
    zh: '表格上方注明的单位是“{{above}}”，表内注明的是“{{unit}}”，已按表内的单位读取，请核对数值',
    en: 'The unit above the table is “{{above}}”, that within it “{{unit}}”. The one within was taken: please check the numbers',
    ar: 'الوحدة فوق الجدول «{{above}}» وداخله «{{unit}}». أُخذ بما داخله: يرجى مراجعة الأرقام',
  },
  unit_changes: {
    zh: '从第{{row}}行起，“{{head}}”按“{{unit}}”读取，与上方的“{{above}}”不同，请核对',
    en: 'From row {{row}} on, “{{head}}” was read in “{{unit}}”, above it in “{{above}}”. Please check it',
    ar: 'من الصف {{row}} قُرئ «{{head}}» بوحدة «{{unit}}»، وفوقه بوحدة «{{above}}». يرجى مراجعته',
  },
  unit_unsure: {
    zh: '从第{{row}}行起，“{{head}}”的单位与上方的“{{above}}”不一致或没有注明，无法确定数值，以下各行未导入。请在表头注明单位，或分两次导入',
    en: 'From row {{row}} on, the unit of “{{head}}” is not the “{{above}}” above it, or is not named, so the rows below were left out. Name the unit in the heading, or import the two parts one by one',
    ar: 'من الصف {{row}} تختلف وحدة «{{head}}» عن «{{above}}» فوقها أو لم تُذكر، فتُركت الصفوف التالية. اذكر الوحدة في العنوان أو استورد الجزأين كلًّا على حدة',
  },
  unit_doubt: {
    zh: '“{{label}}”与原值正好相差一万倍，单位可能不对，请核对',
    en: '“{{label}}” differs from the value before it by a factor of ten thousand: the unit may be wrong. Please check it',
    ar: 'يختلف «{{label}}» عن قيمته السابقة بعشرة آلاف ضعف، وقد تكون الوحدة خاطئة. يرجى مراجعته',
  },
  unknown_column: {
    zh: '本表没有“{{head}}”这一列，该列未导入。请改回导出文件中的列名，或删除该列',
    en: 'The table has no column “{{head}}”, so it was left out. Give it the name in the exported file, or delete it',
    ar: 'ليس في الجدول عمود «{{head}}» فتُرك. سمّه باسمه في الملف المصدَّر أو احذفه',
  },
  near_column: {
    zh: '“{{head}}”这一列未导入：如指“{{name}}”，表头应为“{{wanted}}”，请修改后再导入；否则请删除该列',
    en: 'The column “{{head}}” was left out: if it is “{{name}}”, its heading should be “{{wanted}}”. Change it and import it again, or delete the column',
    ar: 'تُرك العمود «{{head}}»: إن كان «{{name}}» فعنوانه «{{wanted}}». غيّره واستورده مجددًا أو احذف العمود',
  },
  unknown_list_column: {
    zh: '没有“{{head}}”这一列，该列未导入。如需导入，请改为模板中的列名',
    en: 'There is no column “{{head}}”, so it was left out. To import it, give it the name in the template',
    ar: 'لا يوجد عمود «{{head}}» فتُرك. لاستيراده سمّه باسمه في القالب',
  },
  column_twice: {
    zh: '列“{{head}}”重复，只导入了第一列，请删除该列',
    en: 'The column “{{head}}” is there twice and only the first was read. Delete this one',
    ar: 'العمود «{{head}}» مكرر وقُرئ الأول فقط. احذف هذا',
  },
  column_missing: {
    zh: '没有“{{head}}”这一列，其原有内容保持不变',
    en: 'The column “{{head}}” is missing; what it holds stays as it is',
    ar: 'العمود «{{head}}» ناقص، وما فيه يبقى كما هو',
  },
  required_column: {
    zh: '没有“{{head}}”这一列，请在表头补上该列并逐行填写',
    en: 'The column “{{head}}” is missing. Add it to the header and fill it in for each row',
    ar: 'العمود «{{head}}» ناقص. أضفه إلى العناوين واملأه في كل صف',
  },
  meant: {
    zh: '“{{label}}”中没有该选项，按最接近的选项读入：{{meant}}，请核对',
    en: '“{{label}}” has no such option. The nearest one was read: {{meant}}. Please check it',
    ar: 'ليس لـ«{{label}}» هذا الخيار. قُرئ الأقرب: {{meant}}. يرجى مراجعته',
  },
  formula: {
    zh: '“{{label}}”是公式，文件中没有计算结果，未导入。请用表格软件打开并保存后重新导入，或改为数值',
    en: '“{{label}}” is a formula whose result is not in the file, so it was left out. Open and save the file in a spreadsheet program and import it again, or enter the value',
    ar: '«{{label}}» صيغة حسابية لا توجد نتيجتها في الملف فتُركت. افتح الملف في برنامج جداول واحفظه ثم استورده مجددًا، أو أدخل القيمة',
  },
  formula_result: {
    zh: '“{{label}}”是公式，按文件中的计算结果读入，请核对',
    en: '“{{label}}” is a formula. Its result in the file was read; please check it',
    ar: '«{{label}}» صيغة حسابية. قُرئت نتيجتها من الملف؛ يرجى مراجعتها',
  },
  error: {
    zh: '“{{label}}”是错误值，未导入，请改为正确的内容',
    en: '“{{label}}” is an error value and was left out. Enter what belongs there',
    ar: '«{{label}}» قيمة خطأ وتُركت. أدخل ما ينبغي',
  },
  digits: {
    zh: '“{{label}}”的数字超过15位，表格软件已丢失末尾数字。请把单元格设为文本格式后重新输入',
    en: '“{{label}}” has more than 15 digits, of which the last were lost. Format the cell as text and type it again',
    ar: 'في «{{label}}» أكثر من 15 رقمًا ضاع آخرها. نسّق الخلية نصًا واكتبه مجددًا',
  },
  shared_amount: {
    zh: '“{{label}}”在几行合并的单元格中，数字只读入其中第一行。各行另有数字的，请拆分单元格后分别填写',
    en: '“{{label}}” is in a cell merged over several rows, and its number was read in the first only. If each row has its own, unmerge the cell and enter them',
    ar: '«{{label}}» في خلية مدمجة على عدة صفوف، وقُرئ رقمها في الأول فقط. إن كان لكل صف رقمه فافصل الخلية وأدخل الأرقام',
  },
  unknown_row: {
    zh: '表中没有这一行，该行未导入。请把内容移到导出文件原有的行中',
    en: 'The table has no such row, so it was left out. Move what it holds to a row of the exported file',
    ar: 'ليس في الجدول هذا الصف فتُرك. انقل ما فيه إلى صف من الملف المصدَّر',
  },
  total_row: {
    zh: '“{{label}}”是合计行，不是记录，未导入。可以删除该行；如果确是一条记录，请在表中填写',
    en: '“{{label}}” is a row of totals, not a record, and was left out. Delete it; if it is a record after all, enter it in the table',
    ar: '«{{label}}» صف مجموع لا سجل، وتُرك. احذفه، وإن كان سجلًا فأدخله في الجدول',
  },
  figures: {
    zh: '以下由系统计算，文件中的数未导入：{{list}}。请核对文件中的相关数据',
    en: 'Computed by the form, so the figures of the file were left out: {{list}}. Check what they follow from',
    ar: 'تحسبها الاستمارة، فتُركت أرقام الملف: {{list}}. راجع ما تُستنتج منه',
  },
  figures_more: {
    zh: '以下由系统计算，文件中的数未导入：{{list}}等，共{{count}}处。请核对文件中的相关数据',
    en: 'Computed by the form, so the figures of the file were left out: {{list}} and others, in all {{count}}. Check what they follow from',
    ar: 'تحسبها الاستمارة، فتُركت أرقام الملف: {{list}} وغيرها، وعددها {{count}}. راجع ما تُستنتج منه',
  },
  closing_row: {
    zh: '“{{label}}”是表后的说明或签名，不是记录，未导入。可以删除该行；如果确是一条记录，请在表中填写',
    en: '“{{label}}” is a note or a signature below the table, not a record, and was left out. Delete it; if it is a record after all, enter it in the table',
    ar: '«{{label}}» ملاحظة أو توقيع تحت الجدول لا سجل، وتُرك. احذفه، وإن كان سجلًا فأدخله في الجدول',
  },
  next_table: {
    zh: '从“{{label}}”起是另一张表，未导入。请将其移到单独的工作表，再在对应的部分导入',
    en: 'Another table begins at “{{label}}” and was left out. Move it to a sheet of its own, and import it in its section',
    ar: 'يبدأ جدول آخر عند «{{label}}» وتُرك. انقله إلى ورقة مستقلة واستورده في قسمه',
  },
  inner_row: {
    zh: '“{{label}}”是表中的小标题或填写示例，不是记录，未导入。可以删除该行；如果确是一条记录，请在表中填写',
    en: '“{{label}}” is the title of a part of the table or an example, not a record, and was left out. Delete it; if it is a record after all, enter it in the table',
    ar: '«{{label}}» عنوان جزء من الجدول أو مثال لا سجل، وتُرك. احذفه، وإن كان سجلًا فأدخله في الجدول',
  },
  column_unasked: {
    zh: '“{{head}}”现在不需填写，未导入',
    en: '“{{head}}” is not asked for now and was left out',
    ar: '«{{head}}» غير مطلوب الآن وتُرك',
  },
  year_unasked: {
    zh: '本表不需填报“{{head}}”，该列未导入。可以删除该列',
    en: 'The table does not ask for “{{head}}”, so the column was left out. Delete it',
    ar: 'لا يطلب الجدول «{{head}}» فتُرك العمود. احذفه',
  },
  unknown_line: {
    zh: '本栏目没有“{{head}}”这一项，未导入。请改回导出文件中的项目名称，或删除该行',
    en: 'The section has no item “{{head}}”, so it was left out. Give it the name in the exported file, or delete the row',
    ar: 'ليس في القسم بند «{{head}}» فتُرك. سمّه باسمه في الملف المصدَّر أو احذف الصف',
  },
  line_twice: {
    zh: '“{{head}}”重复，只导入了第一行，请删除该行',
    en: '“{{head}}” is there twice and only the first was read. Delete this row',
    ar: '«{{head}}» مكرر وقُرئ الأول فقط. احذف هذا الصف',
  },
  line_missing: {
    zh: '没有“{{head}}”这一项，其原有内容保持不变',
    en: 'The item “{{head}}” is missing; what it holds stays as it is',
    ar: 'البند «{{head}}» ناقص، وما فيه يبقى كما هو',
  },
  no_lines: {
    zh: '工作表中没有“项目”和“填写内容”两列，请保留导出文件的表头',
    en: 'The sheet lacks the columns “Item” and “Content”. Keep the header of the exported file',
    ar: 'تنقص الورقةَ عمودا «البند» و«المحتوى». أبقِ عناوين الملف المصدَّر',
  },
  unknown_sheet: {
    zh: '本申报表没有这张工作表，未导入。请改回导出文件中的名称，或删除该表',
    en: 'The form has no such sheet, so it was left out. Give it the name in the exported file, or delete it',
    ar: 'ليست في الاستمارة هذه الورقة فتُركت. سمّها باسمها في الملف المصدَّر أو احذفها',
  },
  sheet_unasked: {
    zh: '本栏目现在不需填写，未导入',
    en: 'This section is not asked for now and was left out',
    ar: 'هذا القسم غير مطلوب الآن وتُرك',
  },
  sheet_missing: {
    zh: '没有工作表“{{name}}”，该栏目的原有内容保持不变',
    en: 'The sheet “{{name}}” is missing; the section stays as it is',
    ar: 'الورقة «{{name}}» ناقصة، ويبقى القسم كما هو',
  },
  no_sheets: {
    zh: '文件中没有本申报表的工作表（现有：{{found}}），请选择由本申报表导出的工作簿',
    en: 'The file has no sheet of this form (found: {{found}}). Choose a workbook that was exported from it',
    ar: 'ليس في الملف ورقة من هذه الاستمارة (وُجد: {{found}}). اختر مصنفًا صُدّر منها',
  },
  other_program: {
    zh: '这是“{{theirs}}”的工作簿，不能导入“{{own}}”。请在对应的申报表中导入',
    en: 'This is a workbook of “{{theirs}}” and cannot go into “{{own}}”. Import it into its own form',
    ar: 'هذا مصنف «{{theirs}}» ولا يدخل في «{{own}}». استورده في استمارته',
  },
  other_company: {
    zh: '这是“{{theirs}}”的工作簿，不能导入本企业的申报表',
    en: 'This is a workbook of “{{theirs}}” and cannot go into a filing of your company',
    ar: 'هذا مصنف «{{theirs}}» ولا يدخل في طلب لشركتك',
  },
  other_filing: {
    zh: '工作簿来自另一份申报。其中各行都会作为新行加入，本申报已有的行保持不变',
    en: 'The workbook comes from another filing. Its rows are added as new ones; the rows of this filing stay',
    ar: 'المصنف من طلب آخر. تُضاف صفوفه جديدةً وتبقى صفوف هذا الطلب',
  },
  other_edition: {
    zh: '工作簿按旧版申报表导出。已不存在的填写项会在下面列出，不会导入',
    en: 'The workbook was exported under an earlier edition of the form. Items that are gone are listed below and left out',
    ar: 'صُدّر المصنف بإصدار سابق من الاستمارة. البنود التي زالت مذكورة أدناه ومتروكة',
  },
  saved_since: {
    zh: '导出之后申报表又保存过。内容不同之处以文件为准，请逐项核对后再导入',
    en: 'The filing was saved again after the export. Where they differ the file wins: look at each change first',
    ar: 'حُفظ الطلب مجددًا بعد التصدير. عند الاختلاف يُؤخذ بالملف: انظر إلى كل تغيير أولًا',
  },
  no_origin: {
    zh: '文件不是导出的工作簿，按工作表和填写项的名称读取',
    en: 'The file is not an exported workbook: sheets and items are found by their names',
    ar: 'الملف ليس مصنفًا مصدَّرًا: تُعرف الأوراق والبنود بأسمائها',
  },
  row_twice: {
    zh: '这一行重复，只导入了第一次出现的行，请删除该行',
    en: 'This row is there twice and only the first was read. Delete this one',
    ar: 'هذا الصف مكرر وقُرئ الأول فقط. احذف هذا',
  },
} satisfies Record<string, Text>;

export type SheetMessage = keyof typeof templates;

export const createSheetText = (kind: SheetMessage, parameters: TextParameters = {}): Text =>
  fillText(templates[kind], parameters);

export const sheetWords = {
  row: { zh: '行标识（请勿修改）', en: 'Row id (do not change)', ar: 'معرّف الصف (لا تغيّره)' },
  item: { zh: '项目', en: 'Item', ar: 'البند' },
  field: { zh: '填写项标识（请勿修改）', en: 'Field id (do not change)', ar: 'معرّف الحقل (لا تغيّره)' },
  content: { zh: '填写内容', en: 'Content', ar: 'المحتوى' },
  unit: { zh: '单位', en: 'Unit', ar: 'الوحدة' },
  hint: { zh: '填写说明', en: 'Notes', ar: 'ملاحظات الملء' },
  cover: { zh: '使用说明', en: 'Read me', ar: 'اقرأني' },
  company: { zh: '企业', en: 'Company', ar: 'الشركة' },
  program: { zh: '申报表', en: 'Form', ar: 'الشكل' },
  how: { zh: '填写方法', en: 'How to fill it in', ar: 'كيفية الملء' },
  how_sheets: {
    zh: '申报表的每个栏目是一张工作表。白色单元格可以填写；灰色单元格由系统生成或须在申报页面填写，改动不会被读取。',
    en: 'Each section of the form is a sheet. White cells can be filled in; grey ones follow from others or are filled in on the page, and changes to them are not read.',
    ar: 'كل قسم من الاستمارة ورقة. الخلايا البيضاء تُملأ، والرمادية تُستنتج من غيرها أو تُملأ في الصفحة ولا تُقرأ تغييراتها.',
  },
  how_names: {
    zh: '请勿修改工作表名称、表头和隐藏的标识列，导入时按它们查找位置。',
    en: 'Keep the names of sheets, the headers and the hidden id columns: an import finds its way by them.',
    ar: 'أبقِ أسماء الأوراق والعناوين وأعمدة المعرّفات المخفية: يهتدي بها الاستيراد.',
  },
  how_rows: {
    zh: '增加行：在最后一行之后填写。删除行：删除整行或清空整行。移动行：连同标识列一起移动。',
    en: 'To add a row, write below the last one. To remove one, delete or empty it. Move rows together with their id column.',
    ar: 'لإضافة صف اكتب تحت الأخير. لحذف صف احذفه أو أفرغه. انقل الصفوف مع عمود معرّفاتها.',
  },
  how_files: {
    zh: '附件只列名称，请在申报页面上传。',
    en: 'Attachments are named only; upload them on the page.',
    ar: 'المرفقات تُذكر أسماؤها فقط، ارفعها في الصفحة.',
  },
  how_back: {
    zh: '填好后在申报页面点击“{{button}}”，核对改动清单并确认后才会写入申报表。',
    en: 'When it is filled in, choose “{{button}}” on the page: nothing changes before you have seen the list of changes and confirmed.',
    ar: 'بعد ملئه اختر «{{button}}» في الصفحة: لا يتغير شيء قبل أن ترى قائمة التغييرات وتؤكدها.',
  },
  /** Name of the button on the page. */
  import_book: { zh: '导入工作簿', en: 'Import workbook', ar: 'استيراد المصنف' },
  file: { zh: '附件', en: 'Attachment', ar: 'المرفق' },
  attached: {
    zh: '只列附件名称，请在申报页面上传',
    en: 'Names only; files are uploaded on the page',
    ar: 'أسماء فقط، وتُرفع الملفات في الصفحة',
  },
  on_page: {
    zh: '请在申报页面填写，此处不读取',
    en: 'Given on the page; not read here',
    ar: 'يُذكر في الصفحة ولا يُقرأ هنا',
  },
  required: { zh: '必填', en: 'Required', ar: 'المطلوب' },
  required_when: { zh: '视情况必填', en: 'Required in some cases', ar: 'مطلوب في بعض الحالات' },
  computed: { zh: '自动生成，不用填写', en: 'Filled in by itself', ar: 'يُملأ تلقائيًا' },
  takes: { zh: '应填{{kind}}', en: 'Takes {{kind}}', ar: '{{kind}}' },
  at_least: { zh: '不小于{{limit}}', en: 'At least {{limit}}', ar: '{{limit}} على الأقل' },
  at_most: { zh: '不大于{{limit}}', en: 'At most {{limit}}', ar: '{{limit}} على الأكثر' },
  decimals: {
    zh: '最多{{limit}}位小数',
    en: 'At most {{limit}} decimals',
    ar: '{{limit}} خانات عشرية على الأكثر',
  },
  whole: { zh: '整数', en: 'Whole numbers', ar: 'أعداد صحيحة' },
  min_length: { zh: '至少{{limit}}个字', en: 'At least {{limit}} characters', ar: '{{limit}} حرف على الأقل' },
  max_length: { zh: '最多{{limit}}个字', en: 'At most {{limit}} characters', ar: '{{limit}} حرف على الأكثر' },
  unique: { zh: '各行不得重复', en: 'Different in each row', ar: 'مختلف في كل صف' },
  several: {
    zh: '可填多项，用分号隔开：{{list}}',
    en: 'Several, with semicolons between them: {{list}}',
    ar: 'عدة خيارات تفصل بينها فاصلة منقوطة: {{list}}',
  },
} satisfies Record<string, Text>;
