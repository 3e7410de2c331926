/** Values read from papers: the dialog in the form. */
export default {
  'papers.open': 'Read from a document',
  'papers.title': 'Read answers from a document',
  'papers.lead':
    'Choose a PDF or a photo. What is found is listed for you to check before anything is filled in. The file is read and recognised on this computer and not uploaded.',
  'papers.about.filing': 'An earlier declaration printed by this portal: read back exactly',
  'papers.about.licence':
    'A business licence: name, registered capital, date of establishment, legal representative, address, business scope',
  'papers.about.certificate': 'Patent and software copyright certificates: name, type, number, date of grant',
  'papers.about.statement':
    'An audit report: assets, liabilities, revenue, R&D expenses and profit in the balance sheet and income statement',
  'papers.choose': 'Choose a PDF or photo',
  'papers.limits':
    'Or drop it here. Up to 50 MB and 200 pages; text of scans and photos is recognised, on up to 20 pages',
  'papers.attached': 'PDFs and pictures attached to this declaration',
  'papers.reading': 'Reading “{{name}}”',
  'papers.readingPage': 'page {{page}}',
  'papers.recognising': 'recognising the text of page {{page}}',
  'papers.unread': '“{{name}}” could not be read',
  'papers.fault.not_loaded': 'The attachment could not be downloaded. Check the network and choose it again.',
  'papers.fault.not_a_paper':
    'The file is neither a PDF nor a JPG or PNG picture. For spreadsheets use “Import workbook” or “Import Excel” in the table.',
  'papers.fault.too_large':
    'The file is larger than 50 MB. Export only the pages that are needed, such as the balance sheet and income statement, and try again.',
  'papers.fault.too_many_pages':
    'The file has more than 200 pages. Export only the pages that are needed, such as the balance sheet and income statement, and try again.',
  'papers.fault.encrypted':
    'The file needs a password. Open it in a reader, save it as a PDF without a password, and choose it again.',
  'papers.fault.broken':
    'The file is damaged or incomplete. Download it again, or open it in a reader and save a copy, then try once more.',
  'papers.fault.slow':
    'The file was not read in time. Export only the pages that are needed and try again, or fill in the form by hand.',
  'papers.fault.not_recognised':
    'The file is a scan or a photo, and recognition could not start. Check the network, or use a newer browser, then try again; or fill in the form by hand.',
  'papers.fault.no_text':
    'No text was recognised in the file. Choose a clearer scan or photo, or fill in the form by hand.',
  'papers.another': 'Choose another document',
  'papers.kind.filing': 'Declaration',
  'papers.kind.licence': 'Business licence',
  'papers.kind.certificate': 'Intellectual property certificate',
  'papers.kind.statement': 'Financial statements',
  'papers.kind.none': 'Unknown document',
  'papers.found_one': '{{count}} value to fill in',
  'papers.found': '{{count}} values to fill in',
  'papers.agreeing_one': '{{count}} more agrees with the form',
  'papers.agreeing': '{{count}} more agree with the form',
  'papers.nothing':
    'Nothing that this form asks for was found. Check the kind of document, or fill in the form by hand.',
  'papers.nothingNew': 'The document says what the form says already. There is nothing to fill in.',
  'papers.all': 'All ({{count}})',
  'papers.allOf': 'All: {{title}}',
  'papers.standing': 'In the form',
  'papers.proposed': 'In the document',
  'papers.place': 'Page {{page}}',
  'papers.beside': 'Data attached to the declaration',
  'papers.confidence.exact': 'printed by this portal, read back exactly',
  'papers.confidence.certain': 'beside its name',
  'papers.confidence.likely': 'inferred from its place, please check',
  'papers.doubt.tiny': 'Too small to be read by eye',
  'papers.doubt.off_page': 'Outside the page',
  'papers.doubt.overlapping': 'Lies over other text',
  'papers.doubt.unseen': 'Not visible on the page',
  'papers.doubt.layer': 'Text recognised in a picture: compare with it',
  'papers.doubt.two_values': 'The document has different values: choose one',
  'papers.doubt.no_unit': 'The page names no unit; taken as yuan',
  'papers.doubt.not_printed': 'The attached data differs from the text of the pages',
  'papers.doubt.other_company': 'The document does not name your company or its code',
  'papers.refused': 'Cannot be filled in: {{reason}}',
  'papers.take': 'Fill in the chosen ({{count}})',
  'papers.done_one': '{{count}} value filled in. Please check it; “Undo” restores what was there',
  'papers.done': '{{count}} values filled in. Please check them; “Undo” restores what was there',
  'papers.blank': 'Download a blank to fill in (PDF)',
};
