/** Topics for administrators of the office and of the system. */

import { READ_SLOT_MINUTES } from '@domain/audit/read-log';
import {
  MAX_REGISTER_FILE_LINES,
  MAX_REGISTER_FILE_MB,
  STORED_REGISTER_VERSIONS,
} from '@domain/registers/kinds';
import { MAX_WEBHOOKS, SECRET_OVERLAP_HOURS } from '@domain/webhooks/webhooks';
import type { HelpTopic } from '../topic';

export const system: readonly HelpTopic[] = [
  {
    key: 'house',
    title: { zh: '单位设置', en: 'Settings of the house' },
    access: { right: 'house.manage' },
    pages: ['/system/house'],
    steps: [
      {
        zh: '填写门户名称、标志、单位名称、“发文字号代字”和联系方式，右侧预览页头和文书。',
        en: 'Enter the portal’s name and logo, the office’s name, “Document prefix” and how it is reached; head and letter are shown beside.',
      },
      {
        zh: '设定单位的规则：“新企业注册须审核”“病毒扫描未完成时不得提交”“接受OFD文件”“要求第二验证”。',
        en: 'Set the rules of the office: “Review new registrations”, “Hold submissions until files are scanned”, “Accept OFD files”, “Require a second factor”.',
      },
      {
        zh: '“任务书签订方式”写入立项通知书；“公示名单标题”印在公示名单上；“电子印章”上传印章图片。',
        en: '“How task books are signed” stands in letters of approval, “Heading of public notice lists” over those lists; the picture of the seal goes under “Electronic seal”.',
      },
    ],
    notes: [
      {
        zh: '“ICP备案号”“公安备案号”和“页脚链接”显示在登录、公示和核验页面的底部。',
        en: '“ICP record”, “Police record” and “Links at the foot” stand at the foot of the login, results and check pages.',
      },
      {
        zh: '已生成的文书不变。修改记入日志。',
        en: 'Letters that exist stay as they are. Changes are logged.',
      },
    ],
    related: ['status', 'companies'],
  },
  {
    key: 'registers',
    title: { zh: '登记名册', en: 'Registers' },
    access: { right: 'house.manage' },
    pages: ['/system/registers'],
    steps: [
      {
        zh: '“登记名册”有企业登记、信用黑名单和专利三种，各选查询方式：停用、导入的文件或外部接口。',
        en: '“Registers” has company register, black list and patents; each is off, an imported file, or an outside service.',
      },
      {
        zh: '“导入文件”：选择文件，填写“数据来源”和“数据日期”，选择“导入方式”（替换或增补），“检查文件”，无误后导入即启用。',
        en: '“Import file”: choose it, give “Data source” and “Date of the data”, replace or add, “Check file”, and import: it is in use at once.',
      },
      {
        zh: `需要时在历次版本中“启用此版本”切换回去，保留最近${STORED_REGISTER_VERSIONS}版。`,
        en: `“Use this version” goes back to a former version; ${STORED_REGISTER_VERSIONS} are kept.`,
      },
    ],
    notes: [
      {
        zh: '核对结果供审核人参考，不影响企业保存和提交；审核中的申报自动重新核对。',
        en: 'What they say advises reviewers and stops no company; filings under review are compared again.',
      },
    ],
    related: ['registerFormat', 'status'],
  },
  {
    key: 'registerFormat',
    title: { zh: '名册文件和接口的格式', en: 'Format of register files and services' },
    access: { right: 'house.manage' },
    pages: ['/system/registers'],
    steps: [
      {
        zh: `Excel（用“下载模板”填写）、CSV（UTF-8或GB 18030）或JSON数组，CSV和JSON最大${MAX_REGISTER_FILE_MB} MB、${MAX_REGISTER_FILE_LINES}条；表头用中文名或键名，其他列略过。`,
        en: `A workbook (fill in “Download template”), CSV (UTF-8 or GB 18030) or a JSON list, of the latter two at most ${MAX_REGISTER_FILE_MB} MB and ${MAX_REGISTER_FILE_LINES} lines; headings are the Chinese names or the keys, other columns are passed over.`,
      },
      {
        zh: '企业登记：统一社会信用代码、企业名称必填；登记状态、法定代表人、校验位例外（是/否）。',
        en: 'Company register: credit_code and name; also status, legal_rep, check_digit_exception.',
      },
      {
        zh: '信用黑名单：统一社会信用代码、列入原因、列入日期必填；企业名称、列入机关、移出日期。',
        en: 'Black list: credit_code, reason and listed_on; also name, authority, removed_on.',
      },
      {
        zh: '专利：专利号、专利权人必填，多个权利人用分号隔开；专利名称、法律状态、授权日期。',
        en: 'Patents: patent_no and holder, several with semicolons; also title, status, granted_on.',
      },
      {
        zh: '外部接口由运维人员设置REGISTER_COMPANY_URL等变量：系统以GET加键值查询，接口3秒内答复下列JSON；查无此项时found为false。',
        en: 'An outside service is set by the operator (REGISTER_COMPANY_URL and others): it is asked by GET with the key and answers this JSON within three seconds; found is false for a key that it does not know.',
      },
    ],
    notes: [
      {
        zh: '日期写作2026-06-01。任何一行有误，整个文件不导入，并逐行列出。',
        en: 'Days are written 2026-06-01. With a wrong line the file is refused as a whole, and each is named.',
      },
    ],
    sample: `统一社会信用代码,企业名称,登记状态,法定代表人,校验位例外
91210102MA0YK100XU,和平示例软件有限公司,存续,张伟,

GET <REGISTER_COMPANY_URL>/91210102MA0YK100XU
Authorization: Bearer <REGISTER_COMPANY_TOKEN>

{
  "found": true,
  "source": "市市场监督管理局",
  "as_of": "2026-06-01",
  "entry": {
    "credit_code": "91210102MA0YK100XU",
    "name": "和平示例软件有限公司",
    "status": "存续",
    "legal_rep": "张伟"
  }
}`,
    related: ['registers'],
  },
  {
    key: 'webhooks',
    title: { zh: '推送接收地址', en: 'Webhooks' },
    access: { right: 'house.manage' },
    pages: ['/system/webhooks'],
    steps: [
      {
        zh: `“登记接收地址”：填写名称、https地址，选择事件和申报项目，最多${MAX_WEBHOOKS}个。`,
        en: `“Add endpoint”: name, https address, events and programs; at most ${MAX_WEBHOOKS}.`,
      },
      {
        zh: '把“签名密钥”复制到接收系统，只显示一次；用“发送测试”确认能收到。',
        en: 'Copy the “Secret” to the receiving system, it is shown once; see with “Send test” that it arrives.',
      },
      {
        zh: '“发送记录”查看失败原因，可“重新发送”。失败的自动重试三天。',
        en: '“Messages” says why one failed, and “Send again” sends it again. Failed ones are tried for three days.',
      },
      {
        zh: `“更换密钥”后，新旧密钥${SECRET_OVERLAP_HOURS}小时内同时有效。`,
        en: `After “New secret” both secrets hold for ${SECRET_OVERLAP_HOURS} hours.`,
      },
    ],
    notes: [
      {
        zh: '内部网络的地址须由运维人员设置WEBHOOK_PRIVATE=on。',
        en: 'Addresses of the inner network need WEBHOOK_PRIVATE=on, which the operator sets.',
      },
    ],
    related: ['webhookFormat', 'status'],
  },
  {
    key: 'webhookFormat',
    title: { zh: '推送消息的格式和验签', en: 'Format of webhooks, and checking them' },
    access: { right: 'house.manage' },
    pages: ['/system/webhooks'],
    steps: [
      {
        zh: '每条消息是一个JSON的POST请求，符合Standard Webhooks；只含申报编号和状态，内容由接收系统另行查询。',
        en: 'A message is a POST with JSON after Standard Webhooks; it has number and status only, the rest is asked for by calls.',
      },
      {
        zh: '验签：以去掉whsec_前缀的密钥（base64解码）对webhook-id.webhook-timestamp.正文计算HMAC-SHA256，base64后与webhook-signature中v1,之后的值比较。',
        en: 'Check: HMAC-SHA256 of webhook-id.webhook-timestamp.body with the secret (what follows whsec_, decoded from base64), in base64, is the value after v1, in webhook-signature.',
      },
      {
        zh: '拒绝超过5分钟的时间戳；相同webhook-id只处理一次；同一申报以version大的为准。',
        en: 'Refuse timestamps older than five minutes; take each webhook-id once; of one filing the greater version holds.',
      },
      {
        zh: '10秒内以2xx答复即为成功，不跟随重定向。',
        en: 'An answer of 2xx within ten seconds is success; redirects are not followed.',
      },
    ],
    sample: `POST /your/path
webhook-id: 5f0c…
webhook-timestamp: 1781056800
webhook-signature: v1,K5oZ…=

{
  "type": "filing.returned",
  "timestamp": "2026-06-10T02:00:00.000Z",
  "data": {
    "id": "0d6b5f0c-…",
    "number": "GX20260610-000123",
    "program": "hightech",
    "status": "returned",
    "previous_status": "submitted",
    "version": 3
  }
}`,
    related: ['webhooks'],
  },
  {
    key: 'status',
    title: { zh: '系统状态', en: 'System status' },
    access: { right: 'system.manage' },
    pages: ['/system/status'],
    steps: [
      {
        zh: '先看需要处理的事项，每项写明怎样处理。',
        en: 'First what has to be mended, each with what to do.',
      },
      {
        zh: '下方列出未启用的功能、启用后的作用和在哪里设置。',
        en: 'What is switched off stands below: what each would give, and where it is set.',
      },
      {
        zh: '“外部服务”可“立即检测”；“短信和邮件”中未能送达的可“重新发送”，并可给自己发测试消息。',
        en: '“Outside services” can be asked with “Check now”; under “SMS and e-mail” send again what was not delivered, or a test to yourself.',
      },
      {
        zh: '“定时任务”“备份”“浏览器错误”和“版本和进程”供运维排查。',
        en: '“Jobs”, “Backups”, “Errors in browsers” and “Version and processes” help the operator.',
      },
    ],
    related: ['house', 'retention'],
  },
  {
    key: 'retention',
    title: { zh: '数据保留和清理', en: 'Retention' },
    access: { right: 'system.manage' },
    pages: ['/system/retention'],
    steps: [
      {
        zh: '“数据保留”列出各类数据的期限、起算日和到期待清理的条数。',
        en: '“Data retention” has the period of each kind, since when it runs, and how much is due.',
      },
      {
        zh: '修改天数后保存；缩短期限前请先确认备份可用。',
        en: 'Change the days and save; look at your backup before you shorten one.',
      },
      {
        zh: '审计、诉讼未结束的企业用“暂停清理企业数据”，写明原因；结束后“解除”。',
        en: 'For an audit or a lawsuit use “Hold company data” with a reason, and “End” when it is over.',
      },
      { zh: '“清理记录”列出已清理的内容。', en: '“Removed” has what went.' },
    ],
    notes: [
      { zh: '已提交的申报和操作日志永久保留。', en: 'Submitted filings and the log are kept for good.' },
    ],
    related: ['status', 'readLog'],
  },
  {
    key: 'readLog',
    title: { zh: '查阅记录', en: 'The read log' },
    access: { right: 'readlog.read' },
    pages: ['/system/readLog', '/index'],
    steps: [
      {
        zh: '“查阅记录”可按人员、企业、申报编号、类型和日期查询谁看过哪些申报和附件。',
        en: '“Read log” says who of the offices has read which filing or file; search by person, company, number, kind and day.',
      },
    ],
    notes: [
      {
        zh: `同一人${READ_SLOT_MINUTES}分钟内多次查看同一内容记一条。`,
        en: `Several looks of one person within ${READ_SLOT_MINUTES} minutes are one entry.`,
      },
    ],
    related: ['retention'],
  },
];
