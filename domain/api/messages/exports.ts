import type { Text } from '../../text';

/** Refusals of lists that an office takes out. */
export const exportMessages = {
  tooMany: {
    zh: '共{total}件，此格式一次最多导出{limit}件，请缩小筛选范围，或改用CSV格式导出',
    en: '{total} filings, and a file of this kind takes {limit} at most: narrow the filters, or choose CSV',
  },
  archiveTooMany: {
    zh: '共{total}件，一个归档包最多{limit}件，请缩小筛选范围后分批归档',
    en: '{total} filings, and an archive takes {limit} at most: narrow the filters, and archive them in several',
  },
  archiveEmpty: {
    zh: '当前筛选条件下没有申报，请调整筛选条件',
    en: 'The filters find no filings, change them',
  },
  archiveWaiting: {
    zh: '您已有一个归档包正在生成，请等它完成后再申请',
    en: 'An archive of yours is being made, wait until it is done',
  },
  archiveOrdered: {
    zh: '已开始生成归档包，完成后可在此下载',
    en: 'The archive is being made, you can download it here when it is done',
  },
  archiveNoRights: {
    zh: '您的账号已没有归档的权限，归档包没有生成，请联系管理员',
    en: 'Your account may not archive any more, and nothing was made: ask an administrator',
  },
  archiveBroken: {
    zh: '归档包多次生成未成功，请重新申请，仍不成功时请联系系统管理员',
    en: 'The archive was tried several times and not made: order it again, and tell the system administrator if that fails too',
  },
  column: {
    zh: '没有“{column}”这一列，请重新选择导出的列',
    en: 'There is no column “{column}”, choose the columns again',
  },
  programMissing: {
    zh: '导出申报内容须先选择一个计划',
    en: 'Answers are exported of one program: choose it first',
  },
} satisfies Record<string, Text>;
