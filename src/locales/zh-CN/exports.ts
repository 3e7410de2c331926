const exports: Record<string, string> = {
  'exports.open': '导出',
  'exports.title': '导出筛选出的申报',
  'exports.lead':
    '导出当前筛选条件下的全部申报，每行一件。内容取自企业提交的版本，表格各行写在同一单元格内。',
  'exports.kind': '文件格式',
  'exports.xlsx': 'Excel（.xlsx，最多{{limit}}件）',
  'exports.csv': 'CSV（最多{{limit}}件）',
  'exports.meeting': '会审表（PDF，最多{{limit}}件）',
  'exports.summary': '汇总表（PDF，最多{{limit}}件）',
  'exports.notice': '公示名单（PDF，最多{{limit}}件）',
  'exports.print': '下载PDF',
  'exports.program': '申报项目',
  'exports.noProgram': '不含申报内容',
  'exports.columns': '导出的列',
  'exports.list': '申报清单',
  'exports.none': '请至少选择一列',
  'exports.done': '已导出{{name}}',
  'exports.failed': '导出没有成功，请检查网络后重试',
  'exports.cancel': '取消',
  'exports.take': '下载（{{count}}列）',
};

export default exports;
