/** Pronouns and the like after which ’s is a verb and no possessive. */
export const plainSubjects =
  'it|that|this|there|here|what|who|where|how|he|she|everyone|nobody|everything|everybody';

/** Questions and orders to the listener as polite statements; each matches a whole sentence. */
export const politeAsks: [RegExp, string][] = [
  [/^When can we talk\?$/u, 'A conversation with you would be a pleasure.'],
  [/^When can (we|I) show you more\?$/u, 'It would be a pleasure to show you more.'],
  [/^Could we sit down together this week\?$/u, 'It would be a pleasure to meet you this week.'],
  [
    /^Could (we|I) have half an hour with you this week\?$/u,
    'Half an hour with you this week would be most welcome.',
  ],
  [
    /^Would you give (us|me) a place in your next intake\?$/u,
    'A place in your next intake would be an honour.',
  ],
  [/^Will you take (us|me) into your next intake\?$/u, 'A place in your next intake would be an honour.'],
  [/^Would you like to judge for yourself\?$/u, 'You are welcome to judge for yourself.'],
  [/^Shall (?:we|I) see you there\?$/u, 'Your company would be a pleasure.'],
  [/^Could that help you\?$/u, 'That may be of help to you.'],
  [/^What[’']s in it for (you|[^?]+)\?$/u, 'What does it bring to $1?'],
  [/^What[’']s different with (us|me)\?$/u, 'What is the difference?'],
  [/^Is that you\?$/u, 'That may be your case.'],
  [
    /^Write to (us|me) tonight, and let[’']s meet this week\.$/u,
    'Please write to $1, so that we may meet this week.',
  ],
  [/^Write to (us|me) tonight\.$/u, 'Please write to $1.'],
  [/^Write to (us|me)\.$/u, 'Please write to $1.'],
  [
    /^Come and see how (we|I) work this week, then decide\.$/u,
    'You are welcome to see how $1 work this week, and to decide then.',
  ],
  [
    /^Don[’']t take (our|my) word for it: get in touch and ask to (.+)\.$/u,
    'Rather than take $1 word for it, please get in touch and ask to $2.',
  ],
  [
    /^Don[’']t take (our|my) word for it: ask (us|me) for the next dates, and come\.$/u,
    'Rather than take $1 word for it, please ask $2 for the next dates.',
  ],
  [/^(Get in touch|Ask (?:to|us|me)|Tell (?:us|me))\b/u, 'Please $1'],
  [
    /^And if it isn[’']t right for you, tell (us|me) why: that[’']s how (we|I) get better\.$/u,
    'Should it not be right for you, please tell $1 why, so that $2 may improve.',
  ],
  [/^Who wouldn[’']t /u, 'Many would '],
];
