import { expect, it } from 'vitest';
import type { FileInfo } from '../../domain/calls/files';
import type { FileField } from '../../domain/definition';
import { openScope } from '../../domain/filing/scope';
import { ctx, smallForm } from '../../tests/support/small-form';
import { fileFaults } from './file-faults';

const field: FileField = {
  key: 'reports',
  zh: '审计报告',
  en: 'Audit reports',
  type: 'file',
  accept: ['pdf'],
  maxSizeMb: 20,
  minFiles: 3,
  maxFiles: 4,
};
const fileOf = (id: string, sha256: string) =>
  ({ id, name: `${id}.pdf`, size: 1000, extension: 'pdf', sha256, scan: 'clean' }) as FileInfo;
const faultsWith = (contents: string[]) => {
  const files = contents.map((content, i) => fileOf(`f${i}`, content));
  const attached = [{ path: 'papers.reports', field, ids: files.map(({ id }) => id) }];
  return fileFaults(attached, files, { takesOfd: true } as never, openScope(smallForm, {}, ctx));
};

it('takes copies of one file for one where several are asked for', () => {
  expect(faultsWith(['a', 'a', 'a', 'a'])[0]?.message.zh).toBe(
    '附件“审计报告”需3份不同的文件，其中有内容完全相同的，请换成另一份文件',
  );
  expect(faultsWith(['a', 'b', 'b'])).toHaveLength(1);
});

it('takes as many different files as are asked for, with a copy beside them', () =>
  expect(faultsWith(['a', 'b', 'c', 'c'])).toEqual([]));
