/** Conflicting answers of two browser windows, or of two people. */
export default {
  'forms.conflict.somebody': '其他人',
  'forms.conflict.other.title': '{{count}}处与他人的修改不一致',
  'forms.conflict.other.why':
    '{{by}} 于 {{at}} 保存了对下列内容的修改。请逐项选择保留哪一个，其余修改已自动合并。',
  'forms.conflict.other.mine': '我的修改',
  'forms.conflict.other.theirs': '对方已保存的',
  'forms.conflict.other.allMine': '全部用我的并保存',
  'forms.conflict.other.allTheirs': '全部用对方的并保存',
  'forms.conflict.own.title': '{{count}}处与您在另一个窗口的修改不一致',
  'forms.conflict.own.why':
    '您（{{by}}）于 {{at}} 在另一个窗口保存了对下列内容的修改。请逐项选择保留哪一个，其余修改已自动合并。',
  'forms.conflict.own.mine': '本窗口的修改',
  'forms.conflict.own.theirs': '另一窗口已保存的',
  'forms.conflict.own.allMine': '全部用本窗口的并保存',
  'forms.conflict.own.allTheirs': '全部用另一窗口的并保存',
  'forms.conflict.merge': '合并两处内容（可编辑）',
  'forms.conflict.mergeNamed': '合并后的“{{name}}”',
  'forms.conflict.save': '按选择保存',
  'forms.conflict.rowRemoved': '（已删除该行）',
  'forms.conflict.blank': '（空）',

  'forms.replaced.title':
    '{{by}}于{{at}}保存的修改替换了下列内容（{{count}}项）。原内容保留在此，关闭本提示后不再保留。',
  'forms.replaced.here': '{{by}}于{{at}}改动了此项。',
  'forms.replaced.former': '原内容：{{text}}',
  'forms.replaced.takeBack': '恢复原内容',
  'forms.replaced.takeBackNamed': '恢复“{{name}}”的原内容',
};
