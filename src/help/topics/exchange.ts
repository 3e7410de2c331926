/** Topics about exchange with other systems: registers and webhooks, with their formats. */

import {
  MAX_REGISTER_FILE_LINES,
  MAX_REGISTER_FILE_MB,
  STORED_REGISTER_VERSIONS,
} from '@domain/registers/kinds';
import { MAX_WEBHOOKS, SECRET_OVERLAP_HOURS } from '@domain/webhooks/webhooks';
import type { HelpTopic } from '../topic';

export const exchange: readonly HelpTopic[] = [
  {
    key: 'registers',
    title: { zh: '登记名册', en: 'Registers', ar: 'السجلات' },
    access: { right: 'house.manage' },
    pages: ['/system/registers'],
    steps: [
      {
        zh: '“登记名册”有企业登记、信用黑名单和专利三种，各选查询方式：停用、导入的文件或外部接口。',
        en: '“Registers” has company register, black list and patents; each is off, an imported file, or an outside service.',
        ar: 'في “السجلات” سجل الشركات والقائمة السوداء والبراءات، وكل منها موقوف أو ملف مستورد أو خدمة خارجية.',
      },
      {
        zh: '“导入文件”：选择文件，填写“数据来源”和“数据日期”，选择“导入方式”（替换或增补），“检查文件”，无误后导入即启用。',
        en: '“Import file”: choose it, give “Data source” and “Date of the data”, replace or add, “Check file”, and import: it is in use at once.',
        ar: '“استيراد ملف”: اختره، واذكر “المصدر” و“تاريخ البيانات”، واختر الاستبدال أو الإضافة، ثم “فحص الملف” والاستيراد، فيُستخدم فورًا.',
      },
      {
        zh: `需要时在历次版本中“启用此版本”切换回去，保留最近${STORED_REGISTER_VERSIONS}版。`,
        en: `“Use this version” goes back to a former version; ${STORED_REGISTER_VERSIONS} are kept.`,
        ar: `يعيد “استخدام هذا الإصدار” إصدارًا سابقًا، ويُحتفظ بآخر ${STORED_REGISTER_VERSIONS} إصدارات.`,
      },
    ],
    notes: [
      {
        zh: '核对结果供审核人参考，不影响企业保存和提交；审核中的申报自动重新核对。',
        en: 'What they say advises reviewers and stops no company; filings under review are compared again.',
        ar: 'ما تذكره السجلات إرشاد للمراجعين ولا يوقف شركة، وتُعاد مقارنة الطلبات قيد المراجعة تلقائيًا.',
      },
    ],
    related: ['registerFormat', 'status'],
  },
  {
    key: 'registerFormat',
    title: {
      zh: '名册文件和接口的格式',
      en: 'Format of register files and services',
      ar: 'صيغة ملفات السجلات وخدماتها',
    },
    access: { right: 'house.manage' },
    pages: ['/system/registers'],
    steps: [
      {
        zh: `Excel（用“下载模板”填写）、CSV（UTF-8或GB 18030）或JSON数组，CSV和JSON最大${MAX_REGISTER_FILE_MB} MB、${MAX_REGISTER_FILE_LINES}条；表头用中文名或键名，其他列略过。`,
        en: `A workbook (fill in “Download template”), CSV (UTF-8 or GB 18030) or a JSON list, of the latter two at most ${MAX_REGISTER_FILE_MB} MB and ${MAX_REGISTER_FILE_LINES} lines; headings are the Chinese names or the keys, other columns are passed over.`,
        ar: `مصنف Excel (يُعبأ في “تنزيل النموذج”) أو CSV (بترميز UTF-8 أو GB 18030) أو قائمة JSON، والأخيران بحد أقصى ${MAX_REGISTER_FILE_MB} MB و${MAX_REGISTER_FILE_LINES} سطر. والعناوين هي الأسماء الصينية أو المفاتيح، وتُهمل الأعمدة الأخرى.`,
      },
      {
        zh: '企业登记：统一社会信用代码、企业名称必填；登记状态、法定代表人、校验位例外（是/否）。',
        en: 'Company register: credit_code and name; also status, legal_rep, check_digit_exception.',
        ar: 'سجل الشركات: credit_code وname إلزاميان، وأيضًا status وlegal_rep وcheck_digit_exception.',
      },
      {
        zh: '信用黑名单：统一社会信用代码、列入原因、列入日期必填；企业名称、列入机关、移出日期。',
        en: 'Black list: credit_code, reason and listed_on; also name, authority, removed_on.',
        ar: 'القائمة السوداء: credit_code وreason وlisted_on إلزامية، وأيضًا name وauthority وremoved_on.',
      },
      {
        zh: '专利：专利号、专利权人必填，多个权利人用分号隔开；专利名称、法律状态、授权日期。',
        en: 'Patents: patent_no and holder, several with semicolons; also title, status, granted_on.',
        ar: 'البراءات: patent_no وholder إلزاميان، ويُفصل بين أصحاب الحق بفاصلة منقوطة، وأيضًا title وstatus وgranted_on.',
      },
      {
        zh: '外部接口由运维人员设置REGISTER_COMPANY_URL等变量：系统以GET加键值查询，接口3秒内答复下列JSON；查无此项时found为false。',
        en: 'An outside service is set by the operator (REGISTER_COMPANY_URL and others): it is asked by GET with the key and answers this JSON within three seconds; found is false for a key that it does not know.',
        ar: 'يضبط مشغّل النظام الخدمة الخارجية (REGISTER_COMPANY_URL وغيره): تُسأل بطلب GET مع المفتاح وتجيب بصيغة JSON التالية خلال ثلاث ثوانٍ، وتكون found بقيمة false لمفتاح لا تعرفه.',
      },
    ],
    notes: [
      {
        zh: '日期写作2026-06-01。任何一行有误，整个文件不导入，并逐行列出。',
        en: 'Days are written 2026-06-01. With a wrong line the file is refused as a whole, and each is named.',
        ar: 'تُكتب الأيام على صورة 2026-06-01. وعند أي سطر خاطئ يُرفض الملف كله ويُذكر كل خطأ.',
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
    title: { zh: '推送接收地址', en: 'Webhooks', ar: 'إشعارات الأنظمة' },
    access: { right: 'house.manage' },
    pages: ['/system/webhooks'],
    steps: [
      {
        zh: `“登记接收地址”：填写名称、https地址，选择事件和申报项目，最多${MAX_WEBHOOKS}个。`,
        en: `“Add endpoint”: name, https address, events and programs; at most ${MAX_WEBHOOKS}.`,
        ar: `“تسجيل عنوان”: الاسم وعنوان https والأحداث والبرامج، بحد أقصى ${MAX_WEBHOOKS}.`,
      },
      {
        zh: '把“签名密钥”复制到接收系统，只显示一次；用“发送测试”确认能收到。',
        en: 'Copy the “Secret” to the receiving system, it is shown once; see with “Send test” that it arrives.',
        ar: 'انسخ “مفتاح التوقيع” إلى النظام المستقبِل، فهو يظهر مرة واحدة، وتأكد من الوصول عبر “إرسال اختبار”.',
      },
      {
        zh: '“发送记录”查看失败原因，可“重新发送”。失败的自动重试三天；停用期间的事件留存，重新启用时补发。',
        en: '“Messages” says why one failed, and “Send again” sends it again. Failed ones are tried for three days; events of the time off are held and sent once it is on again.',
        ar: 'تذكر “الرسائل” سبب الإخفاق، وترسلها “إعادة الإرسال” من جديد. وتُعاد محاولة ما أخفق ثلاثة أيام، وتُحفظ أحداث فترة التوقف وتُرسل عند إعادة التفعيل.',
      },
      {
        zh: `“更换密钥”后，新旧密钥${SECRET_OVERLAP_HOURS}小时内同时有效。`,
        en: `After “New secret” both secrets hold for ${SECRET_OVERLAP_HOURS} hours.`,
        ar: `بعد “مفتاح جديد” يبقى المفتاحان صالحين ${SECRET_OVERLAP_HOURS} ساعة.`,
      },
    ],
    notes: [
      {
        zh: '内部网络的地址须由运维人员设置WEBHOOK_PRIVATE=on。',
        en: 'Addresses of the inner network need WEBHOOK_PRIVATE=on, which the operator sets.',
        ar: 'عناوين الشبكة الداخلية تتطلب WEBHOOK_PRIVATE=on، ويضبطه مشغّل النظام.',
      },
    ],
    related: ['webhookFormat', 'status'],
  },
  {
    key: 'webhookFormat',
    title: {
      zh: '推送消息的格式和验签',
      en: 'Format of webhooks, and checking them',
      ar: 'صيغة إشعارات الأنظمة والتحقق منها',
    },
    access: { right: 'house.manage' },
    pages: ['/system/webhooks'],
    steps: [
      {
        zh: '每条消息是一个JSON的POST请求，符合Standard Webhooks；只含申报编号和状态，内容由接收系统另行查询。',
        en: 'A message is a POST with JSON after Standard Webhooks; it has number and status only, the rest is asked for by calls.',
        ar: 'الرسالة طلب POST بصيغة JSON وفق Standard Webhooks، وفيها الرقم والحالة فقط، أما الباقي فيُطلب بالاستدعاءات.',
      },
      {
        zh: '验签：以去掉whsec_前缀的密钥（base64解码）对webhook-id.webhook-timestamp.正文计算HMAC-SHA256，base64后与webhook-signature中v1,之后的值比较。',
        en: 'Check: HMAC-SHA256 of webhook-id.webhook-timestamp.body with the secret (what follows whsec_, decoded from base64), in base64, is the value after v1, in webhook-signature.',
        ar: 'التحقق: يُحسب HMAC-SHA256 للنص webhook-id.webhook-timestamp.body بالمفتاح (ما بعد whsec_ بعد فك base64)، ويطابق ناتجه بصيغة base64 القيمة التي بعد v1, في webhook-signature.',
      },
      {
        zh: '拒绝超过5分钟的时间戳；相同webhook-id只处理一次；同一申报以version大的为准。',
        en: 'Refuse timestamps older than five minutes; take each webhook-id once; of one filing the greater version holds.',
        ar: 'ارفض الطوابع الزمنية الأقدم من خمس دقائق، وعالج كل webhook-id مرة واحدة، وللطلب الواحد يُعتمد أكبر version.',
      },
      {
        zh: '10秒内以2xx答复即为成功，不跟随重定向。',
        en: 'An answer of 2xx within ten seconds is success; redirects are not followed.',
        ar: 'الإجابة برمز 2xx خلال عشر ثوانٍ نجاح، ولا تُتبع إعادة التوجيه.',
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
];
