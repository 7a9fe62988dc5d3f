import { firstStep, ships, type Voice } from '../voice';

/** Small first steps for the public, by what the offer is. */
export function steps(voice: Voice): string[] {
  const { reading, say } = voice;
  const us = say('us', 'me');
  const it = reading.offer.plural ? 'them' : 'it';
  const always = `And if it isn’t right for you, tell ${us} why: that’s how ${say('we', 'I')} get better.`;
  const priced = [reading.offer.phrase ?? '', ...reading.sentences.map(({ text }) => text)].some((text) =>
    /[£€$] ?\d|\d ?(?:euros|pounds|dollars)/u.test(text),
  );
  const early =
    reading.brief.category === 'concept' && !reading.sentences.some(({ role }) => role === 'proof');
  const young = early ? ['It doesn’t exist yet, so what you say now will shape it.'] : [];
  switch (firstStep(voice)) {
    case 'come':
      return [
        'Come once, with a friend if you’d rather not come alone.',
        `Ask ${us} what to bring, and who else is coming.`,
        `If you have a doubt, ask ${us} your question first: you’ll get a straight answer.`,
        'Talk it over with someone who knows you: their questions will be yours.',
        ...young,
        always,
      ];
    case 'talk':
      return [
        priced
          ? `Ask ${us} how it goes and how long it takes: you’ll get a straight answer.`
          : `Ask ${us} what it costs and how long it takes: you’ll get a straight answer.`,
        `Tell ${us} what you’ve already tried: it’s the quickest way to see whether ${say('we', 'I')} can help.`,
        'Talk it over with someone who knows you: their questions will be yours.',
        ...young,
        'Take your time, and come back with your questions.',
        always,
      ];
    case 'try':
      return [
        `Try ${it} once, in an ordinary week, and compare.`,
        `Show ${it} to someone at home, and see what they say.`,
        ships(voice)
          ? 'Ask where it comes from and how it’s made: you’ll get a straight answer.'
          : priced
            ? 'Ask how it works, in plain words: you’ll get a straight answer.'
            : 'Ask how it works and what it costs: you’ll get a straight answer.',
        'Talk it over with someone who knows you: their questions will be yours.',
        always,
      ];
  }
}
