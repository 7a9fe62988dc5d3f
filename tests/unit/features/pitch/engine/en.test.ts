import { describe, expect, it } from 'vitest';

import { readAudience } from '#app/features/pitch/engine/en/audience';
import { readBeliefs } from '#app/features/pitch/engine/en/beliefs';
import { breakSentence, isSentence } from '#app/features/pitch/engine/en/clauses';
import { articleFor, baseOf, fixArticles, thirdPerson, typeset } from '#app/features/pitch/engine/en/grammar';
import { dropJargon } from '#app/features/pitch/engine/en/jargon';
import { findAim, readOffer } from '#app/features/pitch/engine/en/offer';
import { inPlace, inPlaces } from '#app/features/pitch/engine/en/places';
import { readEnglish } from '#app/features/pitch/engine/en/read';
import { roleOf } from '#app/features/pitch/engine/en/roles';
import { detectLanguage, languageOf } from '#app/features/pitch/engine/language';
import { countWords } from '#app/features/pitch/engine/words';
import type { Brief } from '#app/features/pitch/pitch';

const bare: Brief = {
  category: 'product',
  description: 'A lamp.',
  goal: 'users',
  distributedIn: ['GB'],
  usedBy: 'campers',
};

describe('English grammar', () => {
  it.each([
    ['app', 'an'],
    ['hour', 'an'],
    ['user', 'a'],
    ['university', 'a'],
    ['umbrella', 'an'],
    ['one-page guide', 'a'],
    ['SME', 'an'],
    ['UK firm', 'a'],
    ['8-week course', 'an'],
  ])('puts the article of %s by its sound', (word, article) => {
    expect(articleFor(word)).toBe(article);
  });

  it('mends articles in a sentence', () => {
    expect(fixArticles('We make a app and an website.')).toBe('We make an app and a website.');
  });

  it.each([
    ['help', 'helps'],
    ['carry', 'carries'],
    ['teach', 'teaches'],
    ['have', 'has'],
  ])('turns %s into %s and back', (base, third) => {
    expect(thirdPerson(base)).toBe(third);
    if (base !== 'have') expect(baseOf(third)).toBe(base);
  });

  it('finds the verb of a form in -ing', () => {
    expect(['helping', 'making', 'cutting'].map(baseOf)).toEqual(['help', 'make', 'cut']);
  });

  it('sets quotation marks and apostrophes', () => {
    expect(typeset("It's « ready » : 82 %")).toBe('It’s “ready”: 82%');
  });

  it.each([
    ['FR', 'in France'],
    ['US', 'in the United States'],
    ['NL', 'in the Netherlands'],
    ['IM', 'on the Isle of Man'],
    ['EUR', 'in Europe'],
  ])('puts the preposition before %s', (code, words) => {
    expect(inPlace(code)).toBe(words);
  });

  it('shortens a long list of places', () => {
    expect(inPlaces(['FR', 'GB', 'US', 'CA'], 2)).toBe('in France, the United Kingdom and beyond');
  });
});

describe('English sentences', () => {
  it.each([
    ['An app that helps parents', false],
    ['A monthly box of three books for children aged 6 to 9, with a reading guide for their parents', false],
    ['Jumpers knitted in Yorkshire from British wool', false],
    ['Parents lose time', true],
    ['Many teenagers never dare to ask a question', true],
    ['Many older people in our district eat alone every day', true],
    ['31 growers in the Loire valley used it last spring', true],
    ['The subscription costs £49 a month', true],
  ])('« %s »: a sentence? %s', (text, whole) => {
    expect(isSentence(text)).toBe(whole);
  });

  it('breaks a long sentence where a clause begins', () => {
    const parts = breakSentence(
      'The van stops once a week in every village of the valley, and we take back the empty jars that people have washed at home.',
      16,
    );
    expect(parts.every((part) => countWords(part) <= 16)).toBe(true);
    expect(parts[0]).toBe('The van stops once a week in every village of the valley.');
  });

  it.each([
    ['We are raising £300,000 to hire two developers.', 'ask'],
    ['Unlike a bookshop, we choose with teachers.', 'difference'],
    ['120 families subscribed during our test.', 'proof'],
    ['One builder in four waits more than 60 days.', 'problem'],
    ['The subscription costs £49 a month.', 'model'],
    ['We are two engineers who worked in steel mills.', 'team'],
  ])('knows what « %s » is about', (sentence, role) => {
    expect(roleOf(sentence)).toBe(role);
  });

  it('gives a subject to a line that has none', () => {
    const { sentences } = readEnglish({
      ...bare,
      description: 'An app for shops. Saves three hours a week.',
    });
    expect(sentences.map(({ text }) => text)).toEqual(['Our app saves three hours a week.']);
  });

  it('drops empty words, mends the article, says verbs plainly', () => {
    expect(dropJargon('We sell an innovative lamp.')).toBe('We sell a lamp.');
    expect(dropJargon('We leverage maps to empower farmers to save water.')).toBe(
      'We use maps to help farmers to save water.',
    );
    expect(dropJargon('Our lamp is revolutionary.')).toBe('');
  });
});

describe('reading a brief in English', () => {
  it.each([
    ['Independent restaurant owners.', 'independent restaurant owners'],
    ['Our target customers are young parents.', 'young parents'],
    ['We target small clinics because they have no IT team.', 'small clinics'],
    ['Everyone.', 'everyone'],
    ['A family doctor.', 'every family doctor'],
  ])('reads the audience « %s »', (text, phrase) => {
    expect(readAudience([text]).phrase).toBe(phrase);
  });

  it('names a list of trades whole in the short audience', () => {
    expect(readAudience(['Builders, plumbers and electricians who work alone.']).short).toBe(
      'builders, plumbers and electricians',
    );
  });

  it.each([
    ['Taproot is a planter that grows herbs.', 'Taproot', 'a planter that grows herbs'],
    ['The Mending Room is a shared workshop.', 'The Mending Room', 'a shared workshop'],
    ['Nimbo, an app for sailors.', 'Nimbo', 'an app for sailors'],
    ['Mobile app for parents.', undefined, 'a mobile app for parents'],
    ['We make solid shampoo for curly hair.', undefined, 'solid shampoo for curly hair'],
    ['I am a teacher and I want to create evening workshops.', undefined, 'evening workshops'],
  ])('finds the offer in « %s »', (sentence, name, phrase) => {
    const { offer } = readOffer([sentence]);
    expect([offer.name, offer.phrase]).toEqual([name, phrase]);
  });

  it('takes no problem for the offer', () => {
    expect(readOffer(['Food waste is a huge problem.']).offer.phrase).toBeUndefined();
  });

  it('finds what the offer is for', () => {
    expect(findAim('Kindly Due helps small builders get paid on time.')).toBe('get paid on time');
    expect(findAim('We want to test it before the summer.')).toBeUndefined();
  });

  it('tells values from messages', () => {
    expect(readBeliefs(['Honesty, care and patience.']).values).toEqual(['honesty', 'care', 'patience']);
    expect(readBeliefs(['We never sell data.']).messages).toEqual(['We never sell data.']);
  });

  it('mends spelling, agreement and capitals', () => {
    const { offer, sentences } = readEnglish({
      ...bare,
      description: 'WE MAKE A APLICATION FOR PEOPLE IN LEEDS. i think its cheeper then a shop',
    });
    expect(offer.phrase).toBe('an app for people in Leeds');
    expect(sentences.map(({ text }) => text)).toEqual(['I think it’s cheaper than a shop.']);
  });

  it('leaves out what an address leaves behind', () => {
    const { sentences } = readEnglish({
      ...bare,
      description: 'A lamp that folds. Contact: a@b.example or https://b.example. It lasts ten years.',
    });
    expect(sentences.map(({ text }) => text)).toEqual(['Our lamp lasts ten years.']);
  });
});

describe('the language of a short brief', () => {
  it.each([
    ['An app for parents', 'en'],
    ['Folding bikes for people without a garage', 'en'],
    ['Une appli pour les parents', 'fr'],
  ])('« %s » is %s', (text, lang) => {
    expect(detectLanguage(text, 'xx')).toBe(lang);
  });

  it('stays the interface’s when no word tells', () => {
    expect(languageOf({ ...bare, description: 'Solar lamp' }, 'fr').lang).toBe('fr');
  });
});
