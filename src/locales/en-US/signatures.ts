/** Signatures of a company on its filing, and refusals to sign. */
export default {
  'forms.hands.title': 'Signatures',
  'forms.hands.inOrder':
    'Signed in order, each person with their own account. The declaration can be submitted once all have signed.',
  'forms.hands.freely':
    'Signed in any order, each person with their own account. The declaration can be submitted once all have signed.',
  'forms.hands.whole': 'everything',
  'forms.hands.scope': 'Covers: {{scope}}',
  'forms.hands.signed': 'Signed',
  'forms.hands.due': 'To sign',
  'forms.hands.later': 'Not your turn yet',
  'forms.hands.nobody': 'Nobody is named. The main account chooses the person under “Accounts”.',
  'forms.hands.signAs': 'Sign as {{hand}}',
  'forms.hands.sign': 'Sign',
  'forms.hands.ask': 'Sign as {{hand}}?',
  'forms.hands.askWhy':
    'By signing you confirm that this is true, accurate and complete. A later change voids the signature.',
  'forms.hands.unsaved': 'There are unsaved changes. You can sign once they are saved.',
  'forms.hands.incomplete': '{{count}} places are missing or wrong. You can sign once this is put right.',
  'forms.hands.incomplete_one': '1 place is missing or wrong. You can sign once this is put right.',
  'forms.hands.unexplained':
    '{{count}} figures that differ from earlier declarations have no reason yet. You can sign once they do.',
  'forms.hands.unexplained_one':
    '1 figure that differs from earlier declarations has no reason yet. You can sign once it does.',
  'forms.hands.changed':
    '{{by}} changed {{sections}} at {{at}}. Read them before you sign; signatures that the change voided are needed again.',
  'forms.hands.factor': 'Signing takes a second factor, which your account does not have yet.',
  'forms.hands.setFactor': 'Set one up under “My account”',
  'forms.hands.first': 'It can be submitted once all have signed.',
  'forms.hands.firstDeclined':
    'Declined to sign: {{who}}. The reason is under “Signatures”. It can be submitted once all have signed.',
  'forms.hands.decline': 'Decline to sign',
  'forms.hands.declineAgain': 'Change the reason',
  'forms.hands.declineAs': 'Decline to sign as {{hand}}',
  'forms.hands.declineWhy':
    'The filler is told the reason. Your company sees it under “Signatures” and in the log of this filing; the office does not. The signatures of others stand. You can still sign later, which withdraws your refusal.',
  'forms.hands.reason': 'Reason',
  'forms.hands.declined': 'Declined to sign',
  'forms.hands.declinedFor': 'Reason:',
  'forms.hands.formerlyDeclined': 'Declined to sign before (the content has changed since)',
  'forms.hands.readAgain': 'Ask {{names}} to read it again and sign.',
  'forms.hands.who': '{{hand}} ({{name}})',
  'forms.hands.touches':
    'Already signed: {{who}}. Changes here void the signature, and the signer is asked to sign again.',
  'forms.hands.voided':
    'Saved. The change voided these signatures: {{who}}. The signers were asked to sign again.',
  'guide.signs': 'To be signed before submission: {{who}}',
  'guide.signs.nobody': 'nobody named yet',
  'guide.signs.name': 'Name the people under “Accounts”',
  'guide.signs.ask': 'Ask the main account to name them under “Accounts”',
};
