const exports: Record<string, string> = {
  'exports.open': 'Export',
  'exports.title': 'Export the filings found',
  'exports.lead':
    'Every filing that the filters find, one to a row, as it was submitted. The rows of a table stand in one cell.',
  'exports.kind': 'File',
  'exports.xlsx': 'Excel (.xlsx, up to {{limit}} filings)',
  'exports.csv': 'CSV (up to {{limit}} filings)',
  'exports.meeting': 'List for the review meeting (PDF, up to {{limit}})',
  'exports.summary': 'Summary (PDF, up to {{limit}})',
  'exports.notice': 'Public notice list (PDF, up to {{limit}})',
  'exports.print': 'Download the PDF',
  'exports.program': 'Program',
  'exports.noProgram': 'Without answers',
  'exports.columns': 'Columns',
  'exports.list': 'List of filings',
  'exports.none': 'Choose at least one column',
  'exports.done': '{{name}} was exported',
  'exports.failed': 'Nothing was exported: check your connection and try again',
  'exports.cancel': 'Cancel',
  'exports.take': 'Download {{count}} columns',
};

export default exports;
