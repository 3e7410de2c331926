/** Conditions and formulas of a program. */
export default {
  'conditions.asRows': 'By condition',
  'conditions.asFormula': 'By formula',
  'conditions.none': 'No condition: it always applies.',
  'conditions.none.figure': 'Left out: the requirement is under “Figure and threshold”.',
  'conditions.none.requirement':
    'Nothing is required yet: add a condition here, or fill in “Figure and threshold”.',
  'conditions.unfinished': 'A condition is not complete yet: only complete ones are saved.',
  'conditions.subject': 'Field or figure',
  'conditions.operator': 'Comparison',
  'conditions.value': 'Value',
  'conditions.formula': 'Formula',
  'conditions.join': 'How the conditions are joined',
  'conditions.table': 'Table',
  'conditions.quantifier': 'How many rows',
  'conditions.thresholds': 'One of these thresholds applies',
  'conditions.add': 'Add condition',
  'conditions.addRows': 'Add condition on rows',
  'conditions.addGroup': 'Add group',
  'conditions.remove': 'Remove condition {{n}}',
  'conditions.way': 'How it is filled in',
  'conditions.notLines.broken': 'The formula has a fault. Correct it to fill this in by condition.',
  'conditions.notLines.condition':
    'This is not a figure compared with a threshold, so it can be filled in by formula only. Clear it to go by condition.',
  'conditions.notLines.figure':
    'This figure is worked out in its own way, so it can be filled in by formula only. Clear it to go by condition.',
  'conditions.sentence': 'In words: {{sentence}}',
  'conditions.share': 'Share (one figure ÷ another)',
  'conditions.share.part': 'Numerator of the share',
  'conditions.share.whole': 'Denominator of the share',
  'conditions.share.doubtful': 'A share is usually between 0% and 100%. Please check this number.',
  'conditions.share.none':
    'Where the denominator is 0 there is no share, and this condition holds. If it should not, add the condition that the denominator is more than 0.',
  'conditions.unit': 'Unit',
  'conditions.unit.other':
    'This figure is given in {{own}}, but the formula says {{unit}}, and would judge wrongly: enter the number in {{own}} and choose that unit',
  'conditions.against': 'Compared with',
  'conditions.against.value': 'A value',
  'conditions.against.figure': 'Another figure',
  'conditions.against.parameter': 'A parameter',
  'conditions.against.formula': 'A formula',
  'conditions.none.noFigure': 'No figure. It stays empty where the requirement is under “Met if”.',
};
