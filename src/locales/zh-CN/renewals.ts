/** What is taken over from an earlier filing, what must be renewed, and what is new in the form. */
export default {
  'renew.title': '沿用自{{from}}申报',
  'renew.sections': '沿用{{count}}节',
  'renew.count': '须更新{{count}}项',
  'renew.none': '须更新的内容已全部更新',
  'renew.here': '本节沿用上次申报，须更新{{count}}项',
  'renew.mark': '沿用上次，请更新',
  'renew.places': '共{{count}}处',
  'renew.reason.year': '年度数据',
  'renew.reason.document': '本次申报或本年度的材料',
  'renew.reason.lapsed': '有效期已过',
  'renew.reason.declaration': '每次申报重新承诺',
  'renew.keep': '仍然适用',
  'renew.keepNamed': '“{{name}}”仍然适用',
  'renew.kept': '“{{name}}”已标记为仍然适用',
};
