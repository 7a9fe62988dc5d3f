import type { Goal } from '../../pitch';
import type { Reading } from '../read/reading';
import { upperFirst } from '../words';
import { echoes } from './grammar';
import { names } from './names';
import { voiceOf } from './voice';

/** What stands around the pitch in a message: a subject of at most 60 characters, a greeting, a closing. */
export function frenchLetter(reading: Reading): { subject: string; greeting: string; closing: string } {
  return {
    subject:
      subjects(reading).find((subject) => subject.length <= subjectLimit) ?? fallback[reading.brief.goal],
    greeting: 'Bonjour,',
    closing: closings[reading.brief.goal],
  };
}

const subjectLimit = 60;

/** Subjects from the most telling on: what it is for whom, then less of it. */
function subjects(reading: Reading): string[] {
  const { offer, audience, quotedLang } = reading;
  if (quotedLang !== undefined)
    return offer.name === undefined ? [] : [`${offer.name} : ${fallback[reading.brief.goal]}`, offer.name];
  const { shortAudience } = voiceOf(reading);
  const named = (text: string) => (offer.name === undefined ? upperFirst(text) : `${offer.name} : ${text}`);
  const what = [offer.phrase, ...offer.medium, offer.short].filter((text) => text !== undefined);
  const forWhom = (text: string) =>
    !audience.sure ||
    / (?:pour|aux|qui|où|que)(?!\p{L})/u.test(text) ||
    echoes(text, shortAudience) ||
    names(text, shortAudience)
      ? []
      : [`${text}${text.includes(', ') ? ',' : ''} pour ${shortAudience}`];
  const told = what.flatMap((text) => [...forWhom(text), text]);
  const said = (offer.statement ?? '').replace(/[.!]$/u, '');
  return [
    ...(said === '' ? [] : [said]),
    ...told.map(named),
    ...told.map(upperFirst),
    ...(offer.aim === undefined ? [] : [named(offer.aim), upperFirst(offer.aim)]),
    ...(offer.name === undefined || !audience.sure ? [] : [`${offer.name}, pour ${shortAudience}`]),
    ...(offer.name === undefined ? [] : [`${offer.name} : ${step[reading.brief.goal]}`]),
    ...(offer.short === undefined ? [] : [upperFirst(`${offer.short} : ${step[reading.brief.goal]}`)]),
    ...(audience.sure ? [upperFirst(`${voiceOf(reading).ours} pour ${shortAudience}`)] : []),
  ];
}

/** What the message is about, after what it is about. */
const step: Record<Goal, string> = {
  investors: 'pouvons-nous en parler ?',
  incubator: 'notre candidature',
  users: 'à découvrir',
  team: 'une place à prendre',
};

const fallback: Record<Goal, string> = {
  investors: 'Une rencontre pour vous présenter notre projet',
  incubator: 'Notre candidature à votre programme',
  users: 'Une nouveauté que nous aimerions vous montrer',
  team: 'Une place à prendre dans notre équipe',
};

const closings: Record<Goal, string> = {
  investors: 'Bien cordialement,',
  incubator: 'En vous remerciant de votre attention, bien cordialement,',
  users: 'À bientôt,',
  team: 'Au plaisir de vous lire,',
};
