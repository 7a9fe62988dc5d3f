import type { OfferCategory } from '../../pitch';
import type { Reading } from '../read/reading';
import { lowerFirst, rotate } from '../words';
import { to } from './grammar';
import type { SectorLines } from './sector-lines';

/** What can be said of any offer, from the people it is for and the category of the brief. */
export function generalText({ audience, brief, seed, sentences }: Reading): SectorLines {
  const owned = sentences.some((sentence) => sentence.role === 'problem');
  const named = audience.sure && audience.plural && !audience.broad;
  const who = audience.short;
  const they = women.test(who) && !/ et les /u.test(who) ? 'elles' : 'ils';
  const situation = named ? situationOf(audience.phrase) : undefined;
  const sold = brief.category === 'product';
  const asked = named
    ? rotate(
        [
          `De quoi ${who} ont-${they} vraiment besoin ?`,
          `Que manque-t-il aujourd’hui ${to(who)} ?`,
          `Et si l’on partait de ce que vivent ${who} ?`,
        ],
        seed,
        'asked',
      )
    : [];
  return {
    hooks: [
      ...asked.slice(0, 2),
      ...(situation === undefined ? [] : [situation]),
      ...(named ? [] : ['On peut s’en accommoder. On peut aussi faire mieux.']),
    ],
    hooksYou: [
      'Comment faites-vous aujourd’hui ?',
      'Qu’est-ce qui vous ferait changer d’habitude ?',
      'Et vous, comment faites-vous ?',
    ],
    problem: [
      named
        ? `Ce qui existe n’a pas toujours été pensé pour ${owned ? who : they === 'elles' ? 'elles' : 'eux'}.`
        : 'Ce qui existe n’a pas été pensé pour tout le monde.',
      'Chacun s’arrange avec ce qu’il trouve.',
      'On essaie une chose, puis une autre, et l’on se lasse.',
    ],
    problemYou: [
      'Ce qui existe n’a pas toujours été pensé pour vous.',
      'Alors on s’arrange avec ce que l’on trouve.',
      'On essaie une chose, puis une autre, et l’on se lasse.',
    ],
    rivals: sold
      ? ['ce que l’on trouve en magasin', 'ce qui se vend en ligne', 'ce que l’on possède déjà']
      : ['ce qui se fait déjà ailleurs', 'les conseils de l’entourage', 'les moyens du bord'],
    habit: sold ? 'garder ce que l’on a' : 'se débrouiller seul',
    test: 'ce que les premiers en font, une fois passée la curiosité',
    proof: proofs[brief.category],
    why: [
      'Une gêne qui revient chaque semaine finit par coûter cher, en temps ou en argent.',
      'Ce qui rend vraiment service se recommande, et cela ne s’achète pas.',
    ],
    tries: [
      'Parlez-en d’abord à quelqu’un qui vous connaît : ses questions seront les vôtres.',
      'Essayez une fois, dans une semaine ordinaire, et comparez.',
      `Demandez ${brief.category === 'product' ? 'd’où cela vient et comment c’est fait' : 'comment cela se passe'} : une réponse claire est bon signe.`,
    ],
  };
}

const women =
  /^les (?:jeunes |petites |grandes |futures )?(?:familles|personnes|femmes|filles|mamans|mères|mariées|communes|mairies|entreprises|PME|TPE|associations|équipes|marques|écoles|boutiques|collectivités|coopératives|compagnies|peaux|\p{L}+(?:ières|euses|trices|iennes|antes))(?!\p{L})/u;

const proofs: Record<OfferCategory, string> = {
  product: 'nombre de pièces vendues',
  service: 'nombre de clients',
  offer: 'nombre de clients',
  project: 'nombre de participants',
  concept: 'nombre de personnes intéressées',
};

/** « Il y a des citadins qui aiment cuisiner et n’ont pas de jardin. »: the audience as the brief tells it. */
function situationOf(phrase: string): string | undefined {
  const [, noun, what] = /^les (.{3,40}? )(qui .{8,70})$/u.exec(phrase) ?? [];
  return noun === undefined || what === undefined
    ? undefined
    : `Il y a ${/^(?:anciens|petits|jeunes|grands|vieux|nouveaux|futurs|petites|grandes|nouvelles|futures)\b/u.test(noun) ? 'de ' : 'des '}${lowerFirst(noun)}${what}.`;
}
