const exports: Record<string, string> = {
  'exports.open': 'Export',
  'exports.title': 'Export filings found',
  'exports.lead':
    'All filings that match the filters, one per row, as submitted. The rows of a table share one cell.',
  'exports.kind': 'File format',
  'exports.heading': 'Heading',
  'exports.heading.house': 'Left empty: as in the settings of the house',
  'exports.objected':
    'Lists filings in public notice or approved alone, without those with an objection that is not answered yet.',
  'exports.order': 'Order',
  'exports.xlsx': 'Excel (.xlsx, up to {{limit}} filings)',
  'exports.csv': 'CSV (up to {{limit}} filings)',
  'exports.meeting': 'List for the review meeting (PDF, up to {{limit}})',
  'exports.summary': 'Summary (PDF, up to {{limit}})',
  'exports.notice': 'Public notice list (PDF, up to {{limit}})',
  'exports.archive': 'Archive (ZIP, up to {{limit}} filings)',
  'exports.archiveLead':
    'All filings that match the filters, each in its own folder: document, attachments, letters, certificate and log, with a file list. The archive is made in the background, so you can close this window; it is kept for 7 days.',
  'exports.makeArchive': 'Make archive',
  'exports.archives': 'Your archives',
  'exports.noArchives': 'No archives yet',
  'exports.archiveWaits': 'Waiting, {{total}} filings',
  'exports.archiveRuns': 'In progress, {{done}} of {{total}} filings',
  'exports.archiveDone': '{{done}} filings, {{size}}, kept until {{until}}',
  'exports.takeArchiveOf': 'Download the archive of {{at}}',
  'exports.print': 'Download PDF',
  'exports.noProgram': 'Without form answers',
  'exports.columns': 'Columns',
  'exports.list': 'List of filings',
  'exports.none': 'Choose at least one column',
  'exports.done': '{{name}} was exported',
  'exports.take': 'Download {{count}} columns',
  'exports.take_one': 'Download 1 column',
  'exports.sheet': 'Export to Excel',
};

export default exports;
