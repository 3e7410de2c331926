/** The smallest Office document: its list of content types and its main part. */
import { createZip, type ZipEntry } from './zip';

const OFFICE = 'application/vnd.openxmlformats-officedocument';

interface OfficeParts {
  /** Path of the main part. */
  main?: string;
  contentType?: string;
  more?: (ZipEntry | string)[];
}

function officeFile(main: string, contentType: string, more: (ZipEntry | string)[]): Buffer {
  const types = `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${main}" ContentType="${contentType}"/></Types>`;
  return createZip([
    { name: '[Content_Types].xml', content: Buffer.from(types) },
    { name: main, content: Buffer.from('<main/>') },
    ...more,
  ]);
}

export const createWordFile = ({
  main = 'word/document.xml',
  contentType = `${OFFICE}.wordprocessingml.document.main+xml`,
  more = [],
}: OfficeParts = {}): Buffer => officeFile(main, contentType, more);

export const createWorkbookFile = ({
  main = 'xl/workbook.xml',
  contentType = `${OFFICE}.spreadsheetml.sheet.main+xml`,
  more = [],
}: OfficeParts = {}): Buffer => officeFile(main, contentType, more);
