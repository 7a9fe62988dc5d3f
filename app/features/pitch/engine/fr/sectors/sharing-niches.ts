import type { SectorLines } from '../sector-lines';

type Sharing = 'rental' | 'place' | 'lessons' | 'training';

/** Things hired rather than bought, places to meet, and what grown-ups learn. */
export const sharingNiches: Record<Sharing, SectorLines> = {
  rental: {
    hooks: [
      'Pourquoi acheter ce qui ne servira qu’une fois ?',
      'Nos placards sont pleins de choses qui ont servi une fois.',
      'Faut-il vraiment tout acheter ?',
    ],
    hooksYou: ['Qu’avez-vous acheté pour ne vous en servir qu’une fois ?', 'Faut-il vraiment tout acheter ?'],
    problem: [
      'On achète pour une occasion, on range, et l’on oublie.',
      'Emprunter à un proche dépanne, mais on n’ose pas toujours demander.',
    ],
    problemYou: [
      'Vous achetez pour une occasion, vous rangez, et vous oubliez.',
      'Emprunter à un proche dépanne, mais on n’ose pas toujours demander.',
    ],
    rivals: ['l’achat neuf', 'la seconde main', 'l’emprunt à un proche'],
    habit: 'acheter quand même',
    test: 'le nombre de fois où un même article ressort',
    proof: 'nombre de locations',
    why: [
      'Ce qui se loue souvent se rembourse, et ne dort pas au placard.',
      'Louer, c’est payer l’usage plutôt que la place.',
    ],
    tries: [
      'Comptez combien de fois cela vous servira vraiment, puis comparez.',
      'Demandez ce qui se passe en cas d’accroc ou de retard.',
    ],
  },
  place: {
    hooks: [
      'Où se croise-t-on encore, quand on ne travaille pas ensemble ?',
      'Une porte ouverte, une lumière allumée : il en faut peu pour se parler.',
      'Où se croise-t-on encore ?',
    ],
    hooksYou: [
      'Vos voisins, où les croisez-vous ?',
      'Près de chez vous, où va-t-on sans rien devoir acheter ?',
      'Où croisez-vous vos voisins ?',
    ],
    problem: [
      'On habite tout près, et l’on ne se connaît pas.',
      'Les lieux ferment un à un, et chacun reste chez soi.',
    ],
    problemYou: [
      'Vous habitez tout près, et vous ne vous connaissez pas.',
      'Les lieux ferment un à un, et chacun reste chez soi.',
    ],
    rivals: ['les bars ordinaires', 'les salles municipales', 'les réseaux sociaux'],
    habit: 'rester chez soi',
    test: 'le nombre d’habitués après quelques mois',
    proof: 'nombre d’adhérents',
    why: [
      'Un lieu ouvert chaque semaine relie plus de gens qu’une grande fête par an.',
      'On vient une fois par curiosité, on revient pour les gens.',
    ],
    tries: ['Passez une fois, sans rien prévoir.', 'Dites ce que vous aimeriez y trouver, ou y proposer.'],
  },
  lessons: {
    hooks: [
      'Combien de gens ont rêvé d’apprendre, et n’ont jamais commencé ?',
      'Il n’y a pas d’âge pour commencer. Il y a surtout des premières fois manquées.',
      'Apprendre, oui, mais par où commencer ?',
    ],
    hooksYou: [
      'Qu’avez-vous toujours voulu apprendre, sans jamais commencer ?',
      'Et si vous vous y mettiez enfin ?',
    ],
    problem: [
      'On remet à plus tard, faute de temps ou de bonne porte d’entrée.',
      'Beaucoup s’arrêtent avant d’avoir réussi quoi que ce soit.',
    ],
    problemYou: [
      'Vous remettez à plus tard, faute de temps ou de bonne porte d’entrée.',
      'Beaucoup s’arrêtent avant d’avoir réussi quoi que ce soit.',
    ],
    rivals: ['les écoles', 'les vidéos gratuites', 'les livres'],
    habit: 'remettre à plus tard',
    test: 'la part de ceux qui vont jusqu’au bout',
    proof: 'nombre d’élèves',
    why: [
      'Ce que l’on sait faire soi-même, on ne l’oublie pas.',
      'Un premier succès rapide donne envie de continuer.',
    ],
    tries: [
      'Prenez une première séance, et voyez si vous avez envie d’une deuxième.',
      'Dites d’où vous partez : ne rien savoir est un bon début.',
    ],
  },
  training: {
    hooks: [
      'D’un côté des postes vides, de l’autre des gens qui cherchent. Entre les deux, un métier.',
      'Changer de métier, oui. Mais qui vous apprend le geste ?',
      'Un métier, cela s’apprend.',
    ],
    hooksYou: ['Et si vous appreniez un métier que l’on cherche ?', 'Un métier, cela s’apprend.'],
    problem: [
      'Beaucoup de formations s’arrêtent avant l’embauche.',
      'On demande de l’expérience à ceux que personne n’a encore embauchés.',
    ],
    problemYou: [
      'On vous demande de l’expérience, et personne ne vous en donne.',
      'Beaucoup de formations s’arrêtent avant l’embauche.',
    ],
    rivals: ['les grands organismes de formation', 'les écoles', 'l’apprentissage sur le tas'],
    habit: 'envoyer des candidatures',
    test: 'la part des stagiaires embauchés',
    proof: 'nombre de personnes formées',
    why: [
      'Un métier appris se garde.',
      'Ceux qui embauchent croient plus volontiers ce qu’ils ont vu faire.',
    ],
    tries: [
      'Venez voir un atelier avant de décider.',
      'Demandez ce que sont devenus ceux qui vous ont précédé.',
    ],
  },
};
