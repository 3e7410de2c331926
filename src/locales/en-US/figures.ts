export default {
  'figures.lead':
    'What your company has stated in filings, reports and its profile. A figure that is given once is filled in elsewhere; values that differ are shown here.',
  'figures.none': 'No figures yet: fill in the company information or any filing, and they are listed here.',
  'figures.noneYearly': 'No yearly figures yet: fill in any filing or report, and they are listed here.',
  'figures.yearly': 'Figures by year',
  'figures.standing': 'Facts of the company',
  'figures.figure': 'Figure',
  'figures.year': 'Year',
  'figures.value': 'Value',
  'figures.unit': 'Unit',
  'figures.no': 'Number',
  'figures.day': 'Day',
  'figures.definition': 'Definition',
  'figures.others_one': 'One other value',
  'figures.others': '{{count}} other values',
  'figures.jump': 'large change, please check',
};
