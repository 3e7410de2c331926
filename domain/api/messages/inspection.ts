import type { Text } from '../../text';

const again = {
  zh: '请重新压缩后上传；Office文档请用原软件另存后上传',
  en: 'pack it again, or save the document again with its own program, and upload that',
} satisfies Text;

const refuse = (zh: string, en: string): Text => ({ zh: `${zh}，${again.zh}`, en: `${en}, ${again.en}` });

/** Reasons to refuse a file by its content. `{entry}` is an archive's entry, named as it may be shown. */
export const inspectionMessages = {
  contentMismatch: {
    zh: '文件内容与扩展名“.{extension}”不符，请用原软件另存后重新上传',
    en: 'The content is not what ".{extension}" says, save it again with its own program and upload that',
  },
  unfinished: {
    zh: '文件未能检查完毕：内容过于复杂或已损坏，请用原软件另存或拆分后重新上传',
    en: 'The file could not be inspected to its end, it is too complex or damaged: save it again with its own program, or split it up, and upload that',
  },
  pageToo: {
    zh: 'PDF文件中夹带网页内容，请重新导出为PDF后上传',
    en: 'The PDF carries a web page, export it as a PDF again and upload that',
  },
  encryptedPdf: {
    zh: 'PDF文件设有密码或加密，请取消加密后重新上传',
    en: 'The PDF is encrypted or protected by a password, remove the protection and upload it again',
  },
  encrypted: {
    zh: '文件设有打开密码，请在原软件中取消密码后重新上传',
    en: 'The file asks for a password, remove it in its own program and upload that',
  },
  tooManyPixels: {
    zh: '图片为{width}×{height}像素，超过上限（{limit}），请缩小后重新上传',
    en: 'The picture has {width} × {height} pixels, more than {limit}, make it smaller and upload that',
  },
  damaged: refuse('“.{extension}”文件已损坏或不完整', 'The ".{extension}" file is damaged or incomplete'),
  untrueDirectory: refuse(
    '文件内的目录与实际内容不符',
    "The file's own directory is not true to what is in it",
  ),
  tooManyEntries: {
    zh: '压缩文件中的条目过多（上限{limit}个，含内层压缩文件），请拆分后重新上传',
    en: 'The archive has more than {limit} entries, inner archives included, split it up and upload the pieces',
  },
  unpacked: {
    zh: '压缩内容解压后过大（上限{limit}，含内层压缩文件），请拆分后重新上传',
    en: 'Unpacked, the file is larger than {limit}, inner archives included, split it up and upload the pieces',
  },
  tooDeep: {
    zh: '“{entry}”在压缩文件里又套了一层压缩文件（上限{limit}层），请先解压内层再压缩上传',
    en: '"{entry}" is an archive inside more than {limit} others, unpack the inner ones, pack them again and upload that',
  },
  closedFormat: {
    zh: '“{entry}”是无法检查的压缩格式，请先解压，把其中的文件直接放入zip压缩文件后上传',
    en: '"{entry}" is packed in a format that cannot be inspected, unpack it, put its files into the zip themselves and upload that',
  },
  entryEncrypted: {
    zh: '压缩文件中的“{entry}”设有密码，请取消密码重新压缩后上传',
    en: '"{entry}" in the archive is protected by a password, pack it again without one and upload that',
  },
  entryLink: {
    zh: '压缩文件中的“{entry}”是链接或特殊文件，请换成文件本身，重新压缩后上传',
    en: '"{entry}" in the archive is a link or a special file, replace it by the file itself, pack it again and upload that',
  },
  entryMethod: {
    zh: '压缩文件中的“{entry}”所用的压缩算法无法检查，请用系统自带的压缩功能（zip）重新压缩后上传',
    en: '"{entry}" in the archive is compressed in a way that cannot be inspected, pack it again as an ordinary zip and upload that',
  },
  entryDamaged: refuse('“{entry}”已损坏，无法解压', '"{entry}" is damaged and cannot be unpacked'),
  entryUntrue: refuse(
    '“{entry}”的实际内容与目录所记不符',
    '"{entry}" is not what the directory of the archive says',
  ),
  entryTwice: {
    zh: '压缩文件中有两个“{entry}”（大小写视为相同），请改名或删去一个，重新压缩后上传',
    en: 'The archive has "{entry}" twice (capitals count as small letters), rename or remove one, pack it again and upload that',
  },
  entryOutside: {
    zh: '压缩文件中的“{entry}”会解压到所在文件夹之外，请在文件夹内重新压缩后上传',
    en: '"{entry}" in the archive would be unpacked outside its folder, pack it again from within the folder and upload that',
  },
  entryBackslash: {
    zh: '压缩文件中的“{entry}”路径含反斜杠，请用系统自带的压缩功能（zip）重新压缩后上传',
    en: 'The path of "{entry}" in the archive has a backslash, pack it again as an ordinary zip and upload that',
  },
  entryLong: {
    zh: '压缩文件中“{entry}”的路径过长（上限{limit}字节），请缩短文件夹和文件名，重新压缩后上传',
    en: 'The path of "{entry}" in the archive has more than {limit} bytes, shorten the names, pack it again and upload that',
  },
  entryHidden: {
    zh: '压缩文件中“{entry}”的名称含有看不见的字符，请重新输入名称，重新压缩后上传',
    en: 'The name of "{entry}" in the archive has characters that nobody sees, type it anew, pack it again and upload that',
  },
  entryName: {
    zh: '压缩文件中的“{entry}”：{reason}',
    en: 'In the archive, "{entry}": {reason}',
  },
} satisfies Record<string, Text>;
