export default {
  'figures.lead':
    '贵企业在申报、填报和企业信息中给出的数据。同一数据只需填一次，其他表自动带出；数值不一致的在此列明。',
  'figures.none': '尚无数据：填写企业信息或任一申报后，在此汇总。',
  'figures.noneYearly': '尚无分年度数据：在任一申报或填报中填写后，在此汇总。',
  'figures.yearly': '分年度数据',
  'figures.standing': '企业基本情况',
  'figures.figure': '数据项',
  'figures.year': '年度',
  'figures.value': '数值',
  'figures.unit': '单位',
  'figures.no': '编号',
  'figures.day': '日期',
  'figures.definition': '口径',
  'figures.others': '另有{{count}}个不同值',
  'figures.jump': '变动较大，请核对',
};
