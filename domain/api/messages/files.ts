import type { Text } from '../../text';

/** Faults of an upload: each cause has its own text, and each text says what to do. */
export const fileMessages = {
  uploaded: { zh: '文件已上传', en: 'File uploaded' },
  bytesMissing: {
    zh: '该文件的内容暂时无法读取，请联系管理员处理，或重新上传',
    en: 'The content of this file is not in the store, tell the administrator or upload it again',
  },
  infected: {
    zh: '文件“{name}”含有病毒（{finding}），不能使用，请删除后换用干净的文件',
    en: '{name} has a virus ({finding}), remove it and upload a clean file in its place',
  },
  none: { zh: '请选择一个文件上传', en: 'Choose one file to upload' },
  onlyOne: { zh: '一次只能上传一个文件，请逐个上传', en: 'Upload one file at a time' },
  empty: {
    zh: '文件是空的（0字节），请检查后重新选择',
    en: 'The file is empty (0 bytes), check it and choose again',
  },
  unfitName: { zh: '文件名不可用：{reason}', en: 'The file name cannot be used. {reason}' },
  longName: {
    zh: '文件名过长（最多{limit}字节，约80个汉字），请改短后重新上传',
    en: 'The file name has more than {limit} bytes, rename the file and upload it again',
  },
  signsInName: {
    zh: '文件名不能含有 / \\ : * ? " < > | 等符号，请改名后重新上传',
    en: 'The file name has a sign such as / \\ : * ? " < > |, rename the file and upload it again',
  },
  reservedName: {
    zh: '文件名为空或为系统保留名称（如CON、PRN），请改名后重新上传',
    en: 'The file name is empty or kept by the system (such as CON or PRN), rename the file and upload it again',
  },
  quota: {
    zh: '企业的文件空间已用完（上限{limit}），请联系主管部门',
    en: "The company's file space of {limit} is used up, contact the department in charge",
  },
  tooManyUploads: {
    zh: '企业已有{limit}个文件正在上传，请等其中一些完成或取消后再试',
    en: 'The company has {limit} files on their way already, wait for some of them or cancel them and try again',
  },
  outOfPlace: {
    zh: '这一段不是应接收的下一段，请从第{offset}字节继续',
    en: 'This is not the part that comes next, go on from byte {offset}',
  },
  partSize: {
    zh: '这一段应为{length}字节，请从第{offset}字节重新发送',
    en: 'This part has to have {length} bytes, send it again from byte {offset}',
  },
  unfinished: {
    zh: '文件尚未传完，请从第{offset}字节继续',
    en: 'The file has not arrived whole, go on from byte {offset}',
  },
  uploadOver: {
    zh: '这次上传已过期或已取消，请重新上传文件',
    en: 'This upload has expired or was cancelled, upload the file again',
  },
  cancelled: { zh: '上传已取消', en: 'Upload cancelled' },
  broken: {
    zh: '上传中断，文件不完整，请重新上传',
    en: 'The upload broke off and the file is incomplete, upload it again',
  },
} satisfies Record<string, Text>;
