import type { Text } from '../../text';

export const sealMessages = {
  checked: { zh: '核验完成', en: 'Checked' },
  notPdf: {
    zh: '该文件不是PDF，请选择从本系统下载的PDF原件（扫描件、打印件不含电子签章，请填写编号与防伪校验码核验）',
    en: 'The file is no PDF. Choose the PDF as it was downloaded from the portal; a scan or a print bears no electronic seal: enter its number and hash instead',
  },
  checkTooLarge: {
    zh: '文件超过{limit}MB，请选择从本系统下载的PDF原件',
    en: 'The file is larger than {limit} MB. Choose the PDF as it was downloaded from the portal',
  },
  checkFailed: {
    zh: '文件未能核验：内容异常。请重新下载原件后再试',
    en: 'The file could not be checked: its content is out of the ordinary. Download the original again and try once more',
  },
  pictureSaved: {
    zh: '印章图片已保存，新签发的文书将使用该图片',
    en: 'The picture is saved, letters from now on bear it',
  },
  pictureRemoved: { zh: '印章图片已删除', en: 'The picture is removed' },
  pictureUnfit: {
    zh: '印章图片须为PNG格式，边长不超过{side}像素，大小不超过{kb}KB，且文件完好。请用透明底的方形图片重新上传',
    en: 'The picture must be a whole PNG file of at most {side} pixels a side and {kb} KB. Upload a square one with a transparent ground',
  },
} satisfies Record<string, Text>;
